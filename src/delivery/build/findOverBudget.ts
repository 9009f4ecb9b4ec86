import budgets from '../budgets.json' with { type: 'json' };
import type { BuiltPages } from '../BuiltPages.ts';

/** Returns a line for each budget that a page exceeds. `sizes`: compressed bytes by address; budgets are in KB (1000 bytes). */
export function findOverBudget(built: BuiltPages, sizes: ReadonlyMap<string, number>): readonly string[] {
  const weigh = (addresses: readonly string[]) =>
    [...new Set(addresses)].reduce((sum, address) => sum + (sizes.get(address) ?? 0), 0) / 1000;
  return built.pages.flatMap(({ path, modules, styles }) => {
    const budget = path === '/' ? budgets.startPage : budgets.otherPages;
    const weights = {
      code: weigh([...built.program, ...modules]),
      style: weigh([...built.styles, ...styles]),
    };
    return (['code', 'style'] as const).flatMap((kind) =>
      weights[kind] > budget[kind]
        ? [`${path} has ${weights[kind].toFixed(1)} KB of ${kind}, its budget is ${budget[kind]} KB`]
        : [],
    );
  });
}
