import type { CompiledRule, Path, Scope, Walk } from '../../engine/index.ts';
import { pathsIn } from '../../engine/index.ts';
import { listAtoms } from '../prove/values/listAtoms.ts';
import { buildTraceLines, type NameLookup } from './buildTraceLines.ts';
import { findSmallestChange } from './findSmallestChange.ts';
import type { Cause, Reason } from './Reason.ts';

/** Where a state is judged: the answers, the scope of its rules, and the key prefix of its row. */
export interface Judgement {
  readonly walk: Walk;
  readonly scope: Scope;
  readonly row: string | null;
}

/** Shows the truth of each part of the rules, and finds the smallest change that ends the state. */
export function toReasons(
  { walk, scope, row }: Judgement,
  causes: readonly Cause[],
  nameOf: NameLookup,
): readonly Reason[] {
  return causes.map(({ kind, value = null, rules, wanted }) => ({
    kind,
    value,
    rules: rules.map((rule) => ({
      place: { file: rule.file, pointer: rule.pointer },
      lines: buildTraceLines(walk.wizard, rule.rule, scope, nameOf),
    })),
    otherwise: findSmallestChange(
      walk,
      rules.flatMap((rule) => listRuleReads(walk, rule)),
      row,
      wanted,
    ),
  }));
}

/** Lists the paths that a rule reads, including parts of the row. */
function listRuleReads(walk: Walk, rule: CompiledRule): readonly Path[] {
  const ofRow = listAtoms(rule.rule, walk.wizard.conditions)
    .flatMap(pathsIn)
    .filter((path) => path.startsWith('row.'));
  return [...rule.reads, ...ofRow];
}
