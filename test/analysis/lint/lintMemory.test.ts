import { describe, expect, it } from 'vitest';
import { createLinter, lint, type LintTools } from '../../../src/analysis/index.ts';
import { readRepository } from '../../../src/definitions/disk.ts';
import { textsBelow } from '../baseTexts.ts';
import { formEnvironment } from '../../../src/cli/formEnvironment.ts';
import { judges } from '../../shippedForms.ts';

const texts = new Map([...textsBelow('test/analysis/small')].filter(([path]) => path.endsWith('.json')));
const tools: LintTools = {
  judges,
  operations: null,
  routes: ['/', '/welcome'],
  ...formEnvironment,
  namesInCode: new Set(),
  paths: null,
  flows: null,
  accounts: null,
};

type Json = Record<string, unknown>;

/** Changes of a file: each entry removed, and each changed; of many entries a sample. */
function changesOf(path: string): readonly (readonly [what: string, text: string])[] {
  const value = JSON.parse(texts.get(path) ?? '') as Json;
  const below = ['facts', 'conditions', 'properties', 'fields', 'steps', 'calls'].find((key) => key in value);
  const entries = Object.keys(below === undefined ? value : (value[below] as Json));
  const some = entries.filter((_, index) => index % Math.ceil(entries.length / 4) === 0);
  const written = (change: (part: Json) => void) => {
    const copy = structuredClone(value);
    change(below === undefined ? copy : (copy[below] as Json));
    return JSON.stringify(copy);
  };
  return [
    ['a space', `${texts.get(path)} `],
    ['no object', '[]'],
    ['no JSON', '{'],
    ...some.map((key) => [`without ${key}`, written((part) => void delete part[key])] as const),
    ...some.map(
      (key) => [`another ${key}`, written((part) => void (part[key] = otherwise(part[key])))] as const,
    ),
  ];
}

function otherwise(value: unknown): unknown {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('e', 'i') : part,
  );
  return JSON.parse(text);
}

describe('lint with a memory', () => {
  const asItWas = lint(readRepository(texts), tools);
  const paths = [...texts.keys()].filter((path) => /_shared|bank|brands/.test(path));

  it.each(paths)(
    'has the findings of a lint without memory after every change of %s',
    { timeout: 120_000 },
    (path) => {
      const remembering = createLinter();
      let before = readRepository(texts);
      remembering(before, tools);

      for (const [what, text] of changesOf(path)) {
        const now = new Map(texts).set(path, text);
        before = readRepository(now, before);
        expect(remembering(before, tools), `${what} in ${path}`).toEqual(lint(readRepository(now), tools));
      }
      expect(remembering(readRepository(texts, before), tools), 'as it was').toEqual(asItWas);
      const gone = new Map([...texts].filter(([other]) => other !== path));
      expect(remembering(readRepository(gone, before), tools), 'gone').toEqual(
        lint(readRepository(gone), tools),
      );
    },
  );

  it('finds a mistake in a text of a part', () => {
    const withParts = new Map(
      [...textsBelow('test/analysis/base')].filter(([path]) => path.endsWith('.json')),
    );
    const path = 'schemas/_parts/remark/texts.de.json';
    const remembering = createLinter();
    const before = readRepository(withParts);
    remembering(before, tools);
    const changed = new Map(withParts).set(
      path,
      (withParts.get(path) ?? '').replace('Bemerkung', 'Bemerkung!'),
    );
    const after = readRepository(changed, before);

    expect(remembering(after, tools)).toContainEqual(
      expect.objectContaining({ file: path, code: 'exclamation-mark' }),
    );
  });
});
