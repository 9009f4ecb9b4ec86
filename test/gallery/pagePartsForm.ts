import type { CallDefinition, Facts } from '../../src/engine/index.ts';
import { fixture } from '../../src/wizard/blocks/priceComparison/fixture.ts';
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
    exhibits: {
      changes: {
        schema: { type: 'null', 'x-control': { kind: 'changes', of: ['asked'] } },
        texts: { label: 'Das haben Sie eingegeben' },
      },
      overview: { schema: { type: 'null', 'x-control': 'summary' }, texts: {} },
    },
  },
];

/** A price that is looked up, and the question it follows. */
export const pricedForm: readonly Showcase[] = [
  {
    name: 'priced',
    exhibits: {
      price: {
        schema: { type: 'null', 'x-control': { kind: 'value', of: 'result.price.amount' } },
        texts: { label: 'Neuer Beitrag im Monat' },
      },
      town: { schema: { type: 'string', maxLength: 60 }, texts: { label: 'Wohnort' }, answer: 'Köln' },
    },
  },
];

/** The answer of before is shown, while the next one is on its way. */
export const olderPrice: { readonly calls: readonly CallDefinition[]; readonly results: Facts } = {
  calls: [
    {
      at: { change: 'priced.town' },
      call: 'fetchPrice',
      stale: 'show',
      send: { town: 'priced.town' },
      keep: { price: { properties: { amount: { type: 'number', format: 'euro' } } } },
      outcomes: [{ else: true, next: true }],
    },
  ],
  results: { 'result.price': { amount: 48.2 } },
};

const premium = fixture.states['cheaper'];

/** The same comparison, whose new amounts are calculated on entry. */
export const comparedForm: readonly Showcase[] = [
  {
    name: 'compared',
    exhibits: {
      premium: {
        schema: {
          type: 'null',
          'x-control': {
            kind: 'priceComparison',
            ...premium?.parameters,
            of: { each: ['result.premium', { row: 'row.line', amounts: [] }] },
          },
        },
        texts: premium?.texts ?? {},
      },
    },
  },
];

export const premiumCall: CallDefinition = {
  at: { enter: 'compared' },
  call: 'calculatePremium',
  keep: { premium: { type: 'array', items: { properties: { line: { type: 'string' } } } } },
  outcomes: [{ else: true, next: true }],
};

/** A locked group with answers from before. */
export const lockedForm: readonly Showcase[] = [
  {
    name: 'lockedGroup',
    exhibits: {
      cover: {
        schema: {
          type: 'object',
          properties: {
            protection: { type: 'boolean', 'x-control': 'checkbox' },
            deductible: { type: 'string', enum: ['LOW', 'HIGH'] },
          },
        },
        texts: {
          legend: 'Rabattschutz und GAP-Deckung',
          blocked:
            'Diese Bausteine hängen an Ihrem Leasingvertrag. Wir ändern sie gern mit Ihnen am Telefon: [030 23125 100](phone).',
          'protection.label': 'Rabattschutz',
          'deductible.legend': 'Selbstbeteiligung',
          'deductible.options.LOW': '150 Euro',
          'deductible.options.HIGH': '500 Euro',
        },
        rules: { lock: { when: 'gallery.isShown', says: 'blocked' } },
      },
    },
  },
];
