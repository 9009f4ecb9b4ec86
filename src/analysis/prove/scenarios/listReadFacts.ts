import { type CompiledValue, type Wizard } from '../../../engine/index.ts';
import { controlPaths } from '../rules/listRuleUses.ts';

/** Facts that can make a difference to a proof: those rules read, and those start values, bounds and calls carry. */
export function listReadFacts(wizard: Wizard): ReadonlySet<string> {
  const values: readonly (CompiledValue | null)[] = [
    ...wizard.calls.flatMap(({ send, path, headers }) => [
      send,
      ...Object.values(path),
      ...Object.values(headers),
    ]),
    ...wizard.start.map(({ value }) => value),
    ...wizard.rowStart.map(({ value }) => value),
    ...wizard.reactions.flatMap(({ set }) => Object.values(set)),
  ];
  return new Set([...controlPaths(wizard), ...values.flatMap((value) => value?.reads ?? [])]);
}
