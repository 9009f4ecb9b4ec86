import { createRandom } from './createRandom.ts';

/** One member of a definition file changed or left out. */
export interface DefinitionEdit {
  readonly file: string;
  readonly pointer: string;
  readonly says: string;
  readonly text: string;
}

type Keys = readonly (string | number)[];

interface Spot {
  readonly file: string;
  readonly keys: Keys;
  readonly value: unknown;
}

/**
 * Creates random edits of JSON files like mistakes of a person, without knowledge of their meaning: booleans inverted, numbers changed,
 * texts replaced by others of the file, members and elements removed. The same seed gives the same edits.
 */
export function definitionEdits(
  files: readonly (readonly [path: string, text: string])[],
  number: number,
  seed: number,
): readonly DefinitionEdit[] {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const parsed = files.map(([file, text]) => ({ file, root: JSON.parse(text) as unknown }));
  const spots = parsed.flatMap(({ file, root }) => spotsIn(root, []).map((spot) => ({ ...spot, file })));
  const edits = new Map<string, DefinitionEdit>();
  for (let tries = 0; edits.size < number && tries < number * 20; tries += 1) {
    const spot = pick(spots);
    if (!spot) break;
    const texts = spots.flatMap(({ file, value }) =>
      file === spot.file && typeof value === 'string' && value !== spot.value ? [value] : [],
    );
    const to = random() < 0.3 ? undefined : changedValue(spot.value, pick(texts), random());
    const root = parsed.find(({ file }) => file === spot.file)?.root;
    const pointer = `/${spot.keys.join('/')}`;
    const says = to === undefined ? 'left out' : `${JSON.stringify(spot.value)} -> ${JSON.stringify(to)}`;
    const text = JSON.stringify(edited(root, spot.keys, to), null, 2);
    edits.set(`${spot.file}${pointer} ${says}`, { file: spot.file, pointer, says, text });
  }
  return [...edits.values()];
}

/** Lists all values below a value that can be changed, except names of the file. */
function spotsIn(value: unknown, keys: Keys): readonly Omit<Spot, 'file'>[] {
  const own = keys.length === 0 ? [] : [{ keys, value }];
  if (value === null || typeof value !== 'object') return own;
  const members: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item] as const)
    : Object.entries(value);
  return [
    ...own,
    ...members.flatMap(([key, member]) =>
      ['$schema', 'says', 'proves', 'examples', 'promises'].includes(String(key))
        ? []
        : spotsIn(member, [...keys, key]),
    ),
  ];
}

/** Returns a changed value; undefined when the value can only be removed. */
function changedValue(value: unknown, other: string | undefined, chance: number): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + (chance < 0.5 ? -1 : 1);
  return typeof value === 'string' ? other : undefined;
}

export function edited(value: unknown, [key, ...rest]: Keys, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.flatMap((item, index) => {
      if (index !== key) return [item];
      const changed = edited(item, rest, to);
      return changed === undefined ? [] : [changed];
    });
  }
  const members = Object.entries(value ?? {}).map(
    ([name, member]: readonly [string, unknown]) =>
      [name, name === key ? edited(member, rest, to) : member] as const,
  );
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}
