import { describe, expect, it } from 'vitest';
import { catalogue, lint, type LintTools } from '../../src/analysis/index.ts';
import { locate, readRepository } from '../../src/definitions/disk.ts';
import { baseTexts, editedTexts } from './baseTexts.ts';
import { mistakes } from './mistakes.ts';

const tools: LintTools = {
  judges: new Map(),
  operations: ['reportRepair', 'fetchAccount'],
  routes: ['/', '/repair'],
  derivations: {},
  namesInCode: new Set(['strictDates']),
};

function findingsIn(texts: ReadonlyMap<string, string>): readonly string[] {
  const repository = readRepository(texts);
  return lint(repository, tools).map((finding) => {
    const { line } = locate(repository, finding);
    const written = repository.files.get(finding.file)?.text.split('\n')[line - 1] ?? '';
    return `${finding.code} ${finding.file} ${written.trim()}`;
  });
}

describe('lint', () => {
  it('finds nothing in the sound form', () => {
    expect(findingsIn(baseTexts())).toEqual([]);
  });

  it.each(mistakes)('$code: $file $mistake', ({ code, file, edit, place }) => {
    const findings = findingsIn(editedTexts(file, edit));

    expect(findings).toEqual([expect.stringContaining(`${code} `)]);
    expect(findings[0]).toContain(`${code} `);
    expect(findings[0]).toContain(place);
  });

  it('says "did you mean" for a name that is nearly right', () => {
    const texts = editedTexts('rules/repair.json', { at: ['fields', 'damage.note', 'show'], to: 'expensiv' });

    expect(lint(readRepository(texts), tools)[0]?.hint).toBe('did you mean "expensive"?');
  });

  it('has a mistake for each code of the catalogue', () => {
    const shown = new Set<string>(mistakes.map(({ code }) => code));
    const needsMetaSchemas = ['missing-schema', 'shape'];

    expect(
      Object.keys(catalogue).filter((code) => !shown.has(code) && !needsMetaSchemas.includes(code)),
    ).toEqual([]);
  });
});
