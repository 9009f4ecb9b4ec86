import { describe, expect, it } from 'vitest';
import { locate, readForms, readRepository } from '../../src/definitions/disk.ts';
import { shippedForms } from '../shippedForms.ts';

const read = (text: string) => {
  const repository = readRepository(new Map([['schemas/x/wizard.json', text]]));
  return repository.problems
    .filter(({ code }) => code !== 'missing-file')
    .map((problem) => ({ code: problem.code, ...locate(repository, problem) }));
};

describe('reading from disk', () => {
  it.each(['.', './', 'test/..', 'test/analysis/../..'])(
    'gives files the same paths below the root "%s"',
    (root) => {
      const [there, here] = [shippedForms, readForms(root)];

      expect([...here.files.keys()]).toEqual([...there.files.keys()]);
      expect(here.files.has('rules/_shared/settings.json')).toBe(true);
    },
  );
});

describe('reading definitions', () => {
  it.each([
    ['{ "a": 1, }', 1, 11],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{\n  // why\n  "a": 1\n}', 2, 3],
    ['{\n  "a": "b\n}', 2, 8],
    ['', 1, 1],
    ['{ "a": NaN }', 1, 8],
  ])('%j is a syntax error at %i:%i', (text, line, column) => {
    expect(read(text)).toEqual([{ code: 'json-syntax', line, column }]);
  });

  it('reports a duplicate key at its second place', () => {
    expect(read('{\n  "a": { "b": 1,\n    "b": 2 } }')).toEqual([
      { code: 'duplicate-key', line: 3, column: 5 },
    ]);
  });

  it('refuses a key that would change the prototype', () => {
    expect(read('{ "__proto__": { "x": 1 } }')).toEqual([{ code: 'duplicate-key', line: 1, column: 3 }]);
  });

  it('locates a problem at a value, at its key, or at the nearest written value', () => {
    const file = 'rules/x.json';
    const repository = readRepository(new Map([[file, '{\n  "a/b": { "c": [1,\n    22] }\n}']]));
    const at = (pointer: string, key = false) =>
      locate(repository, { file, pointer, key, code: '', message: '' });

    expect(at('/a~1b/c/1')).toEqual({ line: 3, column: 5 });
    expect(at('/a~1b/c', true)).toEqual({ line: 2, column: 12 });
    expect(at('/a~1b/c/7/x')).toEqual({ line: 2, column: 17 });
    expect(at('')).toEqual({ line: 1, column: 1 });
  });

  it('reports the missing files of a form and reads the others', () => {
    const { problems, forms } = readRepository(new Map([['rules/alone.json', '{}']]));

    expect(forms).toEqual([]);
    expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'missing-file schemas/alone/wizard.json',
    ]);
  });

  it('reads a folder without definitions as an empty repository', () => {
    expect(readForms('/nowhere').forms).toEqual([]);
  });

  it('keeps steps in the order of the file and leaves $schema out', () => {
    const [form] = readForms('test/analysis/base').forms;

    expect(Object.keys(form?.source.steps['damage']?.properties ?? {}).slice(0, 3)).toEqual([
      'part',
      'other',
      'date',
    ]);
    expect(Object.keys(form?.source.shared.tables ?? {})).toEqual(['parts', 'countries']);
    expect(form?.source.shared.conditionFiles).toEqual({ isActive: 'rules/_shared/contracts.json' });
  });
});
