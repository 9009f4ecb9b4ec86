/** A name and what it stands for, in German; empty: the name says it. */
export type Name = readonly [name: string, says: string];

/** Offered as values. Any other value is as good: the first alternative takes everything. `others`: definitions offered as well. */
export function offerNames(all: readonly Name[], ...others: readonly string[]): object {
  const offered = sortNames(all);
  return { anyOf: [true, ...others.map(ref), ...(offered.length > 0 ? [toEnum(offered)] : [])] };
}

/** The same, at the end of the list. */
export function offerNamesLast(all: readonly Name[]): object {
  const offered = sortNames(all);
  return { anyOf: [true, { ...toEnum(offered), enumSortTexts: offered.map(([name]) => `~${name}`) }] };
}

/** Offered as keys of an object. They demand nothing of their values. */
export function offerKeys(offered: readonly Name[], ...others: readonly string[]): object {
  return {
    ...(others.length > 0 ? { allOf: others.map(ref) } : {}),
    properties: Object.fromEntries(
      sortNames(offered).map(([name, says]) => [name, says === name ? {} : { description: says }]),
    ),
  };
}

function ref(definition: string): object {
  return { $ref: `#/$defs/${definition}` };
}

function toEnum(offered: readonly Name[]): object {
  const says = offered.some(([name, one]) => one !== name);
  return {
    enum: offered.map(([name]) => name),
    ...(says ? { enumDescriptions: offered.map(([, one]) => one) } : {}),
  };
}

/** Every name once, by the alphabet; what several forms call so, one after the other. */
function sortNames(all: readonly Name[]): readonly Name[] {
  const said = new Map<string, Set<string>>();
  for (const [name, says] of all)
    said.set(name, new Set([...(said.get(name) ?? []), ...(says === '' ? [] : [says])]));
  return [...said]
    .map(([name, says]) => [name, [...says].join(' / ') || name] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1));
}
