import type { Wizard } from '../../engine/index.ts';
import { say } from '../messages/messages.ts';
import { code, table } from './markdown.ts';

/** Describes the place of a form in the portal: every member of `mount`, so that the document includes a new one, too. */
export function documentMount({ definition: { mount } }: Wizard): readonly string[] {
  return [
    `## ${say('document.mount')}`,
    '',
    ...(mount === undefined
      ? [say('document.mount.none'), '']
      : table(
          [say('document.mount.member'), say('document.mount.value')],
          listMembers(mount, '').map(([name, value]) => [code(name), code(value)]),
        )),
  ];
}

/** Lists members of an object by their paths; a list of words is one value. */
function listMembers(value: object, before: string): readonly (readonly [string, string])[] {
  return Object.entries(value).flatMap(([name, member]: readonly [string, unknown]) =>
    typeof member === 'object' && member !== null && !isListOfWords(member)
      ? listMembers(member, `${before}${name}.`)
      : [[before + name, Array.isArray(member) ? member.join(', ') : String(member)] as const],
  );
}

function isListOfWords(value: object): boolean {
  return Array.isArray(value) && value.every((item) => typeof item !== 'object');
}
