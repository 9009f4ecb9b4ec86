import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** `classes.name` or `classes['name']` in a component, with the style sheet that `classes` is imported from. */
interface ClassUse {
  readonly sheet: string;
  readonly name: string;
}

/** Lists the pairs of classes of different style sheets that an element has together. */
function listPairs(file: string): readonly (readonly [ClassUse, ClassUse])[] {
  const text = readFileSync(file, 'utf8');
  const sheets = new Map(
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', path = '']) => [
      name,
      join(dirname(file), path),
    ]),
  );
  return [...text.matchAll(/className=\{((?:[^{}]|\{[^{}]*\})*)\}/g)].flatMap(([, value = '']) => {
    const uses = [...value.matchAll(/\b(\w+)(?:\.(\w+)|\['([\w-]+)'\])/g)].flatMap(
      ([, of = '', name, quoted]): readonly ClassUse[] => {
        const sheet = sheets.get(of);
        return sheet === undefined ? [] : [{ sheet, name: name ?? quoted ?? '' }];
      },
    );
    return uses.flatMap((one, at) =>
      uses.slice(at + 1).flatMap((other) => (one.sheet === other.sheet ? [] : [[one, other] as const])),
    );
  });
}

/** Lists the properties that rules of this class alone set, which have the same weight as those of any other class. */
function listProperties({ sheet, name }: ClassUse): readonly string[] {
  const rules = readFileSync(sheet, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').some((selector) => selector.trim().split('\n').at(-1)?.trim() === `.${name}`)
      ? [...body.matchAll(/^\s*([a-z][\w-]*):/gm)].map(([, property = '']) => property)
      : [],
  );
}

/** `margin` sets `margin-block`, too. */
const overlap = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

describe('an element with classes of two style sheets', () => {
  it('gets each property from one of them, because the sheet that loads last would win', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    const pairs = files.flatMap((file) => listPairs(join('src', file)));
    const set = pairs.flatMap(([one, other]) =>
      listProperties(one).flatMap((property) =>
        listProperties(other)
          .filter((second) => overlap(property, second))
          .map(() => `${one.sheet} .${one.name} and ${other.sheet} .${other.name}: ${property}`),
      ),
    );

    expect(pairs.length).toBeGreaterThan(10);
    expect(set).toEqual([]);
  });
});
