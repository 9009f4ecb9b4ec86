import {
  changeWalk,
  type ChangeRequest,
  type FieldState,
  type Step,
  type Walk,
} from '../../../engine/index.ts';
import type { RuleDependencies } from '../rules/collectRuleDependencies.ts';
import { findLargestWitness } from '../values/witnesses.ts';

type FillDependencies = Pick<RuleDependencies, 'control' | 'atoms'>;

/** Fills in everything that no rule reads with the longest answers; lists that no rule reads get as many rows as they may have. */
export function fillUnreadFields(
  given: Walk,
  step: Step,
  asked: FillDependencies,
): { readonly walk: Walk; readonly changes: readonly ChangeRequest[] } {
  const rows = listFurtherRows(given, step, asked);
  const walk = rows.length === 0 ? given : changeWalk(given, rows).walk;
  const answers = walk.nodes.slice(step.first, step.last).flatMap((node): readonly ChangeRequest[] => {
    if (node.kind === 'field') return asked.control.has(node.field.path) ? [] : getLargest(node, walk);
    if (node.kind !== 'list') return [];
    const prefix = `${node.list.path}.`;
    return node.rows.flatMap((row) =>
      row.parts.flatMap((part) => {
        if (part.kind !== 'field') return [];
        const name = `row.${part.field.path.slice(prefix.length)}`;
        return asked.atoms.atoms.some(({ paths }) => paths.includes(name)) ? [] : getLargest(part, walk);
      }),
    );
  });
  return {
    walk: answers.length === 0 ? walk : changeWalk(walk, answers).walk,
    changes: [...rows, ...answers],
  };
}

/** Lists further rows, with the answers of the present rows. */
function listFurtherRows(walk: Walk, step: Step, asked: FillDependencies): readonly ChangeRequest[] {
  let next = walk.nextRow;
  return walk.nodes.slice(step.first, step.last).flatMap((node): readonly ChangeRequest[] => {
    if (node.kind !== 'list' || !node.shown || node.rows.length === 0 || asked.control.has(node.key))
      return [];
    const missing = Array.from({ length: node.list.maxItems - node.rows.length }, (_, row) => row);
    return missing.flatMap((row): readonly ChangeRequest[] => {
      const id = (next += 1) - 1;
      const like = node.rows[row % node.rows.length]?.parts ?? [];
      const answers = like.flatMap((part) =>
        part.kind === 'field' ? [{ set: part.key.replace(/\[\d+\]/, `[${id}]`), to: part.answer }] : [],
      );
      return [{ addRow: node.key }, ...answers];
    });
  });
}

function getLargest(state: FieldState, walk: Walk): readonly ChangeRequest[] {
  if (!state.shown || state.lock) return [];
  const to = findLargestWitness(state, walk.facts);
  return to === null ? [] : [{ set: state.key, to }];
}
