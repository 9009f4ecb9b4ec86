import type { Wizard } from '../../../../engine/index.ts';
import { say } from '../../../messages/messages.ts';
import type { LintForm } from '../../LintSubject.ts';
import { formatPointer } from '../../shared/formatPointer.ts';
import { locateNode } from '../../shared/locateNode.ts';
import type { NeededText } from './NeededText.ts';

/** Lists the texts of a form as a whole: its name, the button that sends it, and the headings of its groups. */
export function listFrameTexts(form: LintForm, wizard: Wizard): readonly NeededText[] {
  return [...listTitle(form), ...listSendingButtons(form, wizard), ...listGroupHeadings(form, wizard)];
}

/** A form that shares its page with others has the title of the page. */
function listTitle({ id, source: { wizard } }: LintForm): readonly NeededText[] {
  const isShared = wizard.mount?.frame === 'tabs' || wizard.mount?.frame === 'area';
  if (isShared) return [];
  return [{ what: say('needs.title'), anyOf: ['title'], file: `schemas/${id}/wizard.json`, pointer: '/id' }];
}

/** Lists the button of each step that may be the last, when a call is made there. */
function listSendingButtons({ id, source }: LintForm, { steps }: Wizard): readonly NeededText[] {
  const last = steps.at(-1);
  const call = source.calls.calls.findIndex(({ at }) => 'submit' in at);
  if (call < 0 || last === undefined) return [];
  return [
    {
      what: say('needs.submit'),
      anyOf: ['submit', `${last.id}.submit`],
      file: `schemas/${id}/calls.json`,
      pointer: formatPointer('calls', call, 'at'),
    },
  ];
}

/** Lists the heading of each group of several questions within a step. */
function listGroupHeadings(form: LintForm, { nodes }: Wizard): readonly NeededText[] {
  const groups = nodes.flatMap(({ kind, path }) => (kind === 'field' ? [getGroup(path)] : []));
  const several = groups.filter((group, index) => group.includes('.') && groups.indexOf(group) < index);
  return [...new Set(several)].map((path) => ({
    what: say('needs.heading', { path }),
    anyOf: [`${path}.legend`],
    ...locateNode(form, path),
  }));
}

function getGroup(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}
