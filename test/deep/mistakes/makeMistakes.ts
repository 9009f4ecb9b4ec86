import { isRecord } from '../../../src/plain/isRecord.ts';
import { createRandom } from '../createRandom.ts';
import { edited } from '../definitionEdits.ts';
import { definitionMistakes, listSpots } from './definitionMistakes.ts';
import type { Area, Mistake, Pick } from './Mistake.ts';
import { textMistakes } from './textMistakes.ts';

type TextFile = readonly [path: string, text: string];

const areaFiles: Readonly<Record<Area, RegExp>> = {
  words: /^(?:schemas|brands)\/.*(?:texts|texts\/[^/]+)\.de\.json$/,
  rules: /^rules\/[^_/]+\.json$/,
  calls: /^schemas\/[^_/]+\/calls\.json$/,
  frame: /^schemas\/[^_/]+\/(?:form|wizard)\.json$/,
};

/** Makes mistakes in the definitions of an area, its kinds by turns. The same seed makes the same mistakes. */
export function makeMistakes(
  files: readonly TextFile[],
  area: Area,
  { number, seed }: { readonly number: number; readonly seed: number },
): readonly Mistake[] {
  const random = createRandom(seed);
  const pick: Pick = (items) => items[Math.floor(random() * items.length)];
  const own = files
    .filter(([path]) => areaFiles[area].test(path))
    .map(([file, text]): ParsedFile => ({ file, root: JSON.parse(text) as unknown }));
  return area === 'words'
    ? collect(area, Object.keys(textMistakes), number, (kind) => makeInText(kind, own, pick))
    : collect(area, Object.keys(definitionMistakes), number, (kind) => makeInDefinition(kind, own, pick));
}

interface ParsedFile {
  readonly file: string;
  readonly root: unknown;
}

type Made = Omit<Mistake, 'area' | 'kind'> | null;

function collect(
  area: Area,
  kinds: readonly string[],
  number: number,
  make: (kind: string) => Made,
): readonly Mistake[] {
  const made = new Map<string, Mistake>();
  for (let tries = 0; made.size < number && tries < number * 40; tries += 1) {
    const kind = kinds[tries % kinds.length] ?? '';
    const found = make(kind);
    if (found) made.set(`${found.file}${found.pointer} ${found.says}`, { area, kind, ...found });
  }
  return [...made.values()];
}

function makeInText(kind: string, files: readonly ParsedFile[], pick: Pick): Made {
  for (let tries = 0; tries < 200; tries += 1) {
    const { file = '', root } = pick(files) ?? {};
    const texts = isRecord(root) ? (root as Readonly<Record<string, string>>) : {};
    const key = pick(
      Object.keys(texts).filter((name) => name !== '$schema' && typeof texts[name] === 'string'),
    );
    const text = texts[key ?? ''] ?? '';
    const to = key === undefined ? null : textMistakes[kind]?.make({ key, text, texts }, pick);
    if (to === null || key === undefined || text === '') continue;
    const says = to === undefined ? 'left out' : `${JSON.stringify(text)} -> ${JSON.stringify(to)}`;
    return { file, pointer: `/${key}`, says, text: JSON.stringify(edited(root, [key], to), null, 2) };
  }
  return null;
}

function makeInDefinition(kind: string, files: readonly ParsedFile[], pick: Pick): Made {
  for (let tries = 0; tries < 200; tries += 1) {
    const { file = '', root } = pick(files) ?? {};
    const all = listSpots(root);
    const spot = pick(all);
    const changed = spot && definitionMistakes[kind]?.make({ ...spot, all }, pick);
    if (!spot || !changed) continue;
    const says =
      changed.to === undefined
        ? 'left out'
        : `${JSON.stringify(spot.value)} -> ${JSON.stringify(changed.to)}`;
    const text = JSON.stringify(edited(root, spot.keys, changed.to), null, 2);
    return { file, pointer: `/${spot.keys.join('/')}`, says, text };
  }
  return null;
}
