import { expect, it } from 'vitest';
import { lintText, listWordsOfText } from '../../../src/analysis/index.ts';
import { readForms } from '../../../src/definitions/disk.ts';
import { formEnvironment } from '../../../src/cli/formEnvironment.ts';

const repository = readForms('.');
const judge = (text: string, brand: string | null, misspelled = new Map<string, readonly string[]>()) =>
  lintText(
    repository,
    { area: 'claim-report', key: 'type.legend', brand, text },
    { ...formEnvironment, misspelled },
  ).map(({ code }) => code);

it('finds in a typed text what lint finds in a file, and nothing in the text as it is', () => {
  const now = repository.texts.get('claim-report')?.texts['type.legend'] ?? '';
  expect(judge(now, null)).toEqual([]);
  expect(judge('Was ist kapputt?', null, new Map([['kapputt', ['kaputt']]]))).toEqual(['unknown-word']);
  expect(judge(' Was ist beschädigt ?', null)).toContain('stray-space');
  expect([
    ...listWordsOfText(repository, { area: 'claim-report', key: 'x', brand: null, text: 'Kapputt!' }),
  ]).toEqual(['Kapputt']);
});

it('compares the text of a brand with the common one', () => {
  const now = repository.texts.get('claim-report')?.texts['type.legend'] ?? '';
  expect(judge(now, 'nordkamp')).toEqual(['same-overlay']);
});
