import { didYouMean, type Field, type Wizard, type WizardNode } from '../../../engine/index.ts';
import { asRecord } from '../../../plain/isRecord.ts';
import { mistake } from '../../messages/messages.ts';
import { checkEachWizard, type Check, type LintForm } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { listErrorCodes, listNeededTexts } from './listNeededTexts.ts';

/**
 * Finds texts at a question that exists, of a kind that it never has: the error of a limit that it does not have, an option of a question
 * without options.
 */
export const unreadText: Check = checkEachWizard((form, { repository }) => {
  const file = `schemas/${form.id}/texts.de.json`;
  const needed = new Set(listNeededTexts(form, form.wizard).flatMap(({ anyOf }) => anyOf));
  const nodes = new Map(
    form.wizard.nodes
      .flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]))
      .map((node) => [node.path, node]),
  );
  const codes = listCodesOfForm(form);
  return Object.keys(asRecord(repository.files.get(file)?.value)).flatMap((key) => {
    const kind = needed.has(key) ? null : splitKey(key, nodes);
    if (kind === null || isRead(kind, codes)) return [];
    const { node, names } = kind;
    const of = names.slice(0, -1).join('.');
    const says = names.includes('error')
      ? mistake('unread-text.error', { path: node.path, code: names.at(-1) ?? '' })
      : mistake('unread-text.other', { path: node.path });
    const known = names.includes('error') ? listOwnCodes(node, codes).map((code) => `${of}.${code}`) : [];
    return [{ file, pointer: formatPointer(key), key: true, ...says, ...didYouMean(names.join('.'), known) }];
  });
});

interface TextKind {
  readonly node: WizardNode;
  /** The names after the path of the question. */
  readonly names: readonly string[];
}

/** Returns null for a text that belongs to no question. Blocks name their texts themselves. */
function splitKey(key: string, nodes: ReadonlyMap<string, WizardNode>): TextKind | null {
  const names = key.split('.');
  for (let length = names.length - 1; length >= 2; length -= 1) {
    const node = nodes.get(names.slice(0, length).join('.'));
    if (node !== undefined) return node.kind === 'block' ? null : { node, names: names.slice(length) };
  }
  return null;
}

const simpleParts = new Set('label legend hint why summary placeholder row add remove full'.split(' '));

function isRead({ node, names }: TextKind, codes: readonly string[]): boolean {
  const error = names.indexOf('error');
  if (error === 0 || error === 1) return listOwnCodes(node, codes).includes(names.slice(error + 1).join('.'));
  const [part = ''] = names;
  if (part === 'options')
    return node.kind === 'field' && (node.options !== null || node.schema.type === 'boolean');
  return names.length === 1 || !simpleParts.has(part);
}

/** Lists the codes that a question can have: of its limits, of its control, and of the checks and replies of the form. */
function listOwnCodes(node: WizardNode, codes: readonly string[]): readonly string[] {
  const own =
    node.kind === 'field'
      ? [...listErrorCodes(node), ...listCodesOfControl(node)]
      : ['required', 'tooManyRows', 'tooFewRows'];
  return [...own, ...codes];
}

/** Lists the codes that some question of the form can have. */
export function listAllCodes(form: LintForm, wizard: Wizard): readonly string[] {
  const nodes = wizard.nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
  return [...nodes.flatMap((node) => listOwnCodes(node, [])), ...listCodesOfForm(form)];
}

function listCodesOfControl({ control, options, type }: Field): readonly string[] {
  const refused = unreadableTexts.map((typed) => control.type.parse(typed));
  const codes = refused.flatMap((answer) =>
    answer !== null && typeof answer === 'object' && 'code' in answer ? [answer.code] : [],
  );
  return [
    ...codes,
    ...(options === null ? [] : ['notOffered']),
    ...(type === 'string' ? ['character'] : ['invalid']),
  ];
}

/** Texts that controls cannot read, for different reasons. */
const unreadableTexts =
  '?|x|1,2,3|12|1234567|123456789012|25:99|DE00 0000|31.13.2026|31.02.2026|31.01.|31.01.26|31.01.0026|31.01.202'.split(
    '|',
  );

/** Lists the codes of checks, and of marks that replies set. */
function listCodesOfForm({ source }: LintForm): readonly string[] {
  return [
    ...Object.values(source.rules.checks ?? {}).flatMap((checks) => checks.map(({ error }) => error)),
    ...source.calls.calls.flatMap(({ outcomes }) => outcomes.flatMap(({ mark = {} }) => Object.values(mark))),
  ];
}
