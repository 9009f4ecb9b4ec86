import { describe, expect, it } from 'vitest';
import { isRecord } from '../../src/plain/isRecord.ts';
import { wrongTerm } from '../../src/analysis/lint/texts/checkTerms.ts';
import { formEnvironment } from '../../src/cli/formEnvironment.ts';
import { shippedForms } from '../shippedForms.ts';
import { shippedQuestions } from '../shippedWizards.ts';

const noTools = {
  judges: new Map(),
  operations: null,
  routes: null,
  ...formEnvironment,
  namesInCode: null,
  paths: null,
  flows: null,
  accounts: null,
};

type Texts = Readonly<Record<string, string>>;
type Pair = readonly [first: string, second: string];

/** Returns true when lint finds one of two texts that stand at each other's place. */
function isFound(texts: Texts, [first, second]: Pair): boolean {
  const swapped = { [first]: texts[second] ?? '', [second]: texts[first] ?? '' };
  const catalogue = { namespace: 'swapped', file: 'swapped.json', texts: swapped };
  const repository = { ...shippedForms, texts: new Map([['swapped', catalogue]]), brands: [] };
  return wrongTerm({ repository, forms: [], tools: noTools }).length > 0;
}

/** Finds the group of a text, in which it may have been swapped, and what it is about; null for other texts. */
type Grouping = (form: string, key: string) => { readonly group: string; readonly about: string } | null;

const isQuestion = new Set(shippedQuestions.map(([name]) => name));

const groupings: readonly (readonly [what: string, grouping: Grouping])[] = [
  ['options of a question', (_, key) => split(/^(?<group>.+)\.options\.(?<about>[^.]+)$/, key)],
  [
    'names of questions',
    (form, key) => {
      const found = split(/^(?<about>.+)\.(?:label|legend)$/, key);
      return found && isQuestion.has(`${form}/${found.about}`) ? found : null;
    },
  ],
  ['messages about missing answers', (_, key) => split(/^(?<about>.+)\.error\.required$/, key)],
  ['messages of a question', (_, key) => split(/^(?<group>.+)\.error\.(?<about>[^.]+)$/, key)],
];

describe('lint finds texts at each other’s place', () => {
  it.each(groupings)('%s', (_, grouping) => {
    const swaps = [...shippedForms.texts.values()]
      .filter(({ file }) => /^schemas\/[^_]/.test(file))
      .flatMap(({ file, namespace, texts }) =>
        listPairs(writtenIn(file, texts), (key) => grouping(namespace, key)).map((pair) => ({
          namespace,
          texts,
          pair,
        })),
      );
    const unseen = swaps.filter(({ texts, pair }) => !isFound(texts, pair));

    expect(swaps.length).toBeGreaterThan(20);
    expect(unseen.map(({ namespace, pair }) => `${namespace}: ${pair.join(', ')}`)).toEqual([]);
  });
});

function split(expression: RegExp, key: string): ReturnType<Grouping> {
  const { group = '', about } = expression.exec(key)?.groups ?? {};
  return about === undefined ? null : { group, about };
}

/** Returns the texts that stand in a file of their form; those of its parts stand once for all forms. */
function writtenIn(file: string, texts: Texts): Texts {
  const written = shippedForms.files.get(file)?.value;
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => isRecord(written) && Object.hasOwn(written, key)),
  );
}

/** Lists pairs of keys of one group that are about different things and say different things. */
function listPairs(texts: Texts, grouping: (key: string) => ReturnType<Grouping>): readonly Pair[] {
  const grouped = Object.keys(texts).flatMap((key) => {
    const found = grouping(key);
    return found ? [{ key, ...found }] : [];
  });
  return grouped.flatMap((first, position) =>
    grouped
      .slice(position + 1)
      .filter(
        ({ key, group, about }) =>
          group === first.group && about !== first.about && texts[key] !== texts[first.key],
      )
      .map(({ key }): Pair => [first.key, key]),
  );
}
