/** Runs `find`, or returns the last result when the last inputs under that name were the very same objects. */
export type LastResultCache = <Result>(
  name: string,
  inputs: readonly unknown[],
  find: () => Result,
) => Result;

/** Creates a cache of the last result per name. */
export function createLastResultCache(): LastResultCache {
  const last = new Map<string, { readonly inputs: readonly unknown[]; readonly result: unknown }>();
  return <Result>(name: string, inputs: readonly unknown[], find: () => Result): Result => {
    const known = last.get(name);
    if (known && areSame(known.inputs, inputs)) return known.result as Result;
    const result = find();
    last.set(name, { inputs, result });
    return result;
  };
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((input, index) => input === now[index]);
}
