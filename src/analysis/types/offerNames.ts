/** A name and its meaning in German; empty when the name is clear. */
export type Name = readonly [name: string, says: string];

/** Offers names as values. Every other value is valid, too, by the first alternative. `others`: definitions that are offered as well. */
export function offerNames(all: readonly Name[], ...others: readonly string[]): object {
  const offered = sortNames(all);
  return { anyOf: [true, ...others.map(createReference), ...(offered.length > 0 ? [toEnum(offered)] : [])] };
}

/** Offers names at the end of the list. */
export function offerNamesLast(all: readonly Name[]): object {
  const offered = sortNames(all);
  return { anyOf: [true, { ...toEnum(offered), enumSortTexts: offered.map(([name]) => `~${name}`) }] };
}

/** Offers names as keys of an object, with any values. */
export function offerKeys(offered: readonly Name[], ...others: readonly string[]): object {
  return {
    ...(others.length > 0 ? { allOf: others.map(createReference) } : {}),
    properties: Object.fromEntries(
      sortNames(offered).map(([name, says]) => [name, says === name ? {} : { description: says }]),
    ),
  };
}

function createReference(definition: string): object {
  return { $ref: `#/$defs/${definition}` };
}

function toEnum(offered: readonly Name[]): object {
  const says = offered.some(([name, one]) => one !== name);
  return {
    enum: offered.map(([name]) => name),
    ...(says ? { enumDescriptions: offered.map(([, one]) => one) } : {}),
  };
}

/** Sorts names by the alphabet; the meanings of equal names are joined. */
function sortNames(all: readonly Name[]): readonly Name[] {
  const meanings = new Map<string, Set<string>>();
  for (const [name, says] of all)
    meanings.set(name, new Set([...(meanings.get(name) ?? []), ...(says === '' ? [] : [says])]));
  return [...meanings]
    .map(([name, says]) => [name, [...says].join(' / ') || name] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1));
}
