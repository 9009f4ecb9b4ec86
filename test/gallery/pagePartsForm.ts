import type { Showcase } from './Exhibit.ts';

/** Two short steps: questions with a list and a field that asks first, then the summary of them. */
export const pagePartsForm: readonly Showcase[] = [
  {
    name: 'asked',
    exhibits: {
      surname: {
        schema: { type: 'string', maxLength: 60 },
        texts: { label: 'Nachname' },
        rules: { ask: { field: 'asked.reason' } },
      },
      reason: {
        schema: { type: 'string', enum: ['MARRIAGE', 'MISTAKE'] },
        texts: {
          legend: 'Warum ändert sich Ihr Name?',
          summary: 'Grund',
          'options.MARRIAGE': 'Heirat',
          'options.MISTAKE': 'Schreibfehler',
        },
        rules: { optional: true },
      },
      phone: {
        schema: { type: 'string', maxLength: 60, 'x-control': 'phone' },
        texts: { label: 'Telefonnummer', 'error.required': 'Bitte nennen Sie eine Telefonnummer.' },
      },
      town: { schema: { type: 'string', maxLength: 60 }, texts: { label: 'Wohnort' }, answer: 'Köln' },
      witnesses: {
        schema: {
          type: 'array',
          minItems: 1,
          maxItems: 2,
          items: { type: 'object', properties: { name: { type: 'string', maxLength: 60 } } },
        },
        texts: {
          legend: 'Zeuginnen und Zeugen',
          hint: 'Höchstens zwei',
          row: '{number}. Person',
          add: 'Person hinzufügen',
          remove: 'Entfernen',
          'name.label': 'Name',
          full: 'Mehr als zwei Personen können Sie hier nicht angeben.',
        },
        rows: 2,
      },
    },
  },
  {
    name: 'check',
    exhibits: { overview: { schema: { type: 'null', 'x-control': 'summary' }, texts: {} } },
  },
];
