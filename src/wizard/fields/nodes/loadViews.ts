import type { Wizard } from '../../../engine/index.ts';
import { loadBlockView } from '../../blocks/blockViews.ts';
import { controls } from '../../controls/controls.ts';
import { editQuestion } from '../question/editQuestion.ts';
import { overview, shownGroup } from '../groups/shownParts.ts';

/** Loads the components of questions, blocks and groups of a form, of one step or of all, before they are drawn. */
export async function loadViews(form: Pick<Wizard, 'nodes' | 'steps'>, step?: string): Promise<void> {
  const parts = form.nodes
    .filter((node) => step === undefined || node.step === step)
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]));
  const names = (kind: 'field' | 'block') =>
    new Set(parts.flatMap((part) => (part.kind === kind ? [part.control.kind] : [])));
  const groups = form.steps
    .filter(({ id }) => step === undefined || id === step)
    .flatMap(({ schema }) => Object.values(schema.properties ?? {}));
  await Promise.all([
    ...[...names('block')].map(loadBlockView),
    ...[...names('field')].map((name) => controls[name]?.load?.()),
    parts.some((part) => part.kind === 'field' && part.ask !== null) && editQuestion.load(),
    ...(groups.some((group) => group['x-look'] !== undefined) ? [overview.load(), shownGroup.load()] : []),
  ]);
}
