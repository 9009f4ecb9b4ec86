import type { AskDefinition, FieldRules } from '../../definition/files/RulesFile.ts';
import type { Path } from '../../definition/Wizard.ts';
import type { FlatNode } from '../FlatNode.ts';
import { didYouMean } from '../../messages/didYouMean.ts';
import { mistake } from '../../messages/messages.ts';
import { pointerTo, type Report } from '../report.ts';

/** A field and the question before it. */
export interface PriorQuestion {
  readonly path: Path;
  readonly ask: AskDefinition;
}

/**
 * Maps each question to the field that asks it first. A question is a choice of the same step, stands below the field, and has a single
 * asking field.
 */
export function compilePriorQuestions(
  flat: readonly FlatNode[],
  rules: Readonly<Record<string, FieldRules>>,
  file: string,
  report: Report,
): ReadonlyMap<Path, PriorQuestion> {
  const asked = new Map<Path, PriorQuestion>();
  const fields = flat.filter((node) => node.kind === 'field');
  for (const [path, { ask }] of Object.entries(rules)) {
    if (ask === undefined) continue;
    const position = flat.findIndex((node) => node.path === path);
    const target = fields.find((node) => node.path === ask.field);
    const at = { file, pointer: pointerTo('fields', path, 'ask', 'field') };
    const names = { path, asked: ask.field };
    if (flat[position]?.kind !== 'field') {
      report({ ...at, ...mistake('asked-field.asker', { path }) });
    } else if (target === undefined) {
      report({
        ...at,
        ...mistake('unknown-field', { path: ask.field }),
        ...didYouMean(ask.field, new Set(fields.map((node) => node.path))),
      });
    } else if (target.step !== flat[position].step || flat.indexOf(target) <= position) {
      report({ ...at, ...mistake('asked-field.above', names) });
    } else if (target.schema.enum === undefined) {
      report({ ...at, ...mistake('asked-field.choice', { asked: ask.field }) });
    } else if (asked.has(ask.field)) {
      const first = asked.get(ask.field)?.path ?? '';
      report({ ...at, ...mistake('asked-field.twice', { asked: ask.field, path: first }) });
    } else {
      asked.set(ask.field, { path, ask });
      reportRefusals(ask, target, pointerTo('fields', path, 'ask', 'refuse'));
    }
  }
  return asked;

  function reportRefusals({ field, refuse = [] }: AskDefinition, target: FlatNode, pointer: string): void {
    refuse.forEach((value, index) => {
      if (target.schema.enum?.includes(value)) return;
      report({
        file,
        pointer: `${pointer}/${index}`,
        ...mistake('option-not-in-enum', { value, path: field }),
        ...didYouMean(String(value), (target.schema.enum ?? []).map(String)),
      });
    });
  }
}
