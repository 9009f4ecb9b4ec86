import { describe, expect, it } from 'vitest';
import { coverTables, documentForm, flowCases } from '../../src/analysis/index.ts';
import { listTableChanges } from '../../src/analysis/diff/listTableChanges.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { readRepository, type Repository } from '../../src/definitions/disk.ts';
import { shippedForms } from '../shippedForms.ts';

const file = 'rules/_shared/tables.json';

/** Reads the shipped forms with another text of the file of tables. */
function withTables(edit: (text: string) => string): Repository {
  const texts = new Map([...shippedForms.files].map(([path, { text }]) => [path, text]));
  return readRepository(texts.set(file, edit(texts.get(file) ?? '')), shippedForms);
}

describe('changes of tables', () => {
  it('are reported row by row and cell by cell, with the forms that read the table', () => {
    const changed = withTables((text) =>
      text
        .replace('"code": "0572", "partial": 150', '"code": "0572", "partial": 175')
        .replace(/\{ "code": "0573".*\}/, '{ "code": "0574", "partial": 500 }'),
    );

    expect(listTableChanges(shippedForms, changed, 'named')).toEqual([
      {
        table: 'partialDeductibles',
        forms: ['contract-change'],
        sentences: [
          'Zeile „0572“: „partial“ ist jetzt 175\u00a0€, bisher 150\u00a0€.',
          'Neue Zeile „0574“: partial 500\u00a0€.',
          'Die Zeile „0573“ gibt es nicht mehr: partial 300\u00a0€, vehicle CAR.',
        ],
      },
    ]);
  });

  it('are reported when only the order of rows changes', () => {
    const changed = withTables((text) =>
      text.replace(/(\{ "code": "0571".*\}),\n(\s*\{ "code": "0572".*\}),/, '$2,\n$1,'),
    );

    expect(listTableChanges(shippedForms, changed, 'named').map(({ sentences }) => sentences)).toEqual([
      ['Die Zeilen stehen in anderer Reihenfolge: „0571“, „0573“ an anderer Stelle.'],
    ]);
  });
});

describe('tables of a form', () => {
  const wizard = compileFormById(shippedForms, 'contact-callback');
  const source = shippedForms.forms.find(({ id }) => id === 'contract-change')?.source;
  const change = compileFormById(shippedForms, 'contract-change');
  if (!wizard || !change || !source) throw new Error('the shipped forms have mistakes');

  it('count the rows that flows find, offer or apply', async () => {
    const flow = {
      form: 'contract-change',
      flow: 'Ablauf',
      given: { facts: {} },
      steps: [{ at: 'ratingFactors' }, { at: 'coverage' }],
    };
    const facts = {
      today: '2026-11-21',
      'policy.hasFull': false,
      'policy.isFleet': true,
      'policy.guarantees': [{ lob: '20Y6', coverageId: 'SBK001' }],
    };
    const cases = flowCases(
      { file: 'f', flow, lineOf: () => 1, placeOf: () => ({ line: 1, column: 1 }) },
      change.steps.map(({ id }) => id),
    ).map((one) => ({ flow: one, facts }));
    const covered = { wizard: change, source, cases };
    const tables = await coverTables([covered], [covered]);
    const missed = (name: string) =>
      tables.find(({ table }) => table === name)?.missing.map(({ says }) => says) ?? [];

    expect(missed('occupations')).toEqual(['Tabelle „occupations“, Zeile „FARMER“']);
    expect(missed('blocks')).not.toContain('Tabelle „blocks“, Zeile „fleet“');
    expect(missed('blocks')).toContain('Tabelle „blocks“, Zeile „partner“');
    expect(missed('assistanceCodes')).not.toContain('Tabelle „assistanceCodes“, Zeile „SBK001“');
    expect(missed('assistanceCodes')).toContain('Tabelle „assistanceCodes“, Zeile „SBK002“');
  });

  it('are left out of the document of a form that reads none', () => {
    expect(documentForm(shippedForms, wizard)).not.toContain('## Tabellen');
  });
});
