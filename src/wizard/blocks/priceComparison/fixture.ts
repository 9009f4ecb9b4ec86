import type { BlockFixture } from '../../elements/BlockFixture.ts';

const texts = {
  label: 'Ihr neuer Beitrag',
  rowHead: 'Sparte',
  columnHead: 'Zahlungsweise',
  byRow: 'Beitrag je Sparte {period}',
  byColumn: 'Zusammen je Zahlungsweise',
  chosen: 'Ihre Zahlungsweise',
  'rows.LIABILITY': 'Kfz-Haftpflicht',
  'rows.FULL': 'Vollkasko',
  'rows.ROADSIDE': 'Schutzbrief mit Auslandsschadenschutz',
  'columns.MONTHLY': 'Monatlich',
  'columns.YEARLY': 'Jährlich',
  'in.MONTHLY': 'im Monat',
  'in.YEARLY': 'im Jahr',
};

function rows(amounts: Readonly<Record<string, readonly [monthly: string, yearly: string]>>) {
  return Object.entries(amounts).map(([row, [monthly, yearly]]) => ({
    row: { const: row },
    amounts: [
      { column: { const: 'MONTHLY' }, amount: { euro: monthly } },
      { column: { const: 'YEARLY' }, amount: { euro: yearly } },
    ],
  }));
}

const before = rows({
  LIABILITY: ['24.60', '278.49'],
  FULL: ['31.80', '360.00'],
  ROADSIDE: ['1.10', '12.45'],
});
const parameters = { before, columns: ['MONTHLY', 'YEARLY'], chosen: { const: 'MONTHLY' } };

export const fixture: BlockFixture = {
  states: {
    cheaper: {
      parameters: {
        ...parameters,
        of: rows({ LIABILITY: ['26.10', '295.47'], FULL: ['27.20', '307.92'], ROADSIDE: ['1.10', '12.45'] }),
      },
      texts,
    },
    dearer: {
      parameters: {
        ...parameters,
        of: rows({
          LIABILITY: ['1226.10', '13295.47'],
          ROADSIDE: ['1.10', '12.45'],
          ACCIDENT: ['2.40', '27.17'],
        }),
      },
      texts,
    },
    same: { parameters: { ...parameters, of: before }, texts },
  },
};
