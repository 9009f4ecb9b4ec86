import type { AskDefinition, FieldRules } from '../definition/RulesFile.ts';
import type { Path } from '../definition/Wizard.ts';
import { nearestName } from '../expressions/nearestName.ts';
import type { FlatNode } from './FlatNode.ts';
import { didYouMean, pointerTo, type Report } from './report.ts';

/** A field and what is asked before it can be edited. */
export interface Asking {
  readonly path: Path;
  readonly ask: AskDefinition;
}

/** Asked field -> who asks for it. Every question is a choice of the same step, below the field, asked once. */
export function compileAsks(
  flat: readonly FlatNode[],
  rules: Readonly<Record<string, FieldRules>>,
  file: string,
  report: Report,
): ReadonlyMap<Path, Asking> {
  const asked = new Map<Path, Asking>();
  const fields = flat.filter((node) => node.kind === 'field');
  for (const [path, { ask }] of Object.entries(rules)) {
    if (ask === undefined) continue;
    const position = flat.findIndex((node) => node.path === path);
    const target = fields.find((node) => node.path === ask.field);
    const problem = (message: string, hint: string) =>
      report({
        file,
        pointer: pointerTo('fields', path, 'ask', 'field'),
        code: 'asked-field',
        message,
        ...(hint === '' ? {} : { hint }),
      });
    if (flat[position]?.kind !== 'field') {
      problem(`"${path}" cannot ask anything`, 'only a field outside of lists can');
    } else if (target === undefined) {
      report({
        file,
        pointer: pointerTo('fields', path, 'ask', 'field'),
        code: 'unknown-field',
        message: `there is no field "${ask.field}"`,
        ...didYouMean(nearestName(ask.field, new Set(fields.map((node) => node.path)))),
      });
    } else if (target.step !== flat[position].step || flat.indexOf(target) <= position) {
      problem(`"${ask.field}" cannot be asked before "${path}"`, 'let it stand below, on the same step');
    } else if (target.schema.enum === undefined) {
      problem(`"${ask.field}" offers nothing to choose from`, 'give it an "enum"');
    } else if (asked.has(ask.field)) {
      problem(`"${ask.field}" is asked before "${asked.get(ask.field)?.path}" already`, '');
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
        code: 'option-not-in-enum',
        message: `"${value}" is not a value of "${field}"`,
        ...didYouMean(nearestName(String(value), (target.schema.enum ?? []).map(String))),
      });
    });
  }
}
