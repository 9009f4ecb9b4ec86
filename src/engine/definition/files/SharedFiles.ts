import { type Static, Type } from '@sinclair/typebox';
import {
  closed,
  condition,
  keyNames,
  list,
  wordEnum,
  optional,
  patterns,
  record,
  reference,
  sentence,
  text,
  unit,
  unitOfNumber,
} from './schema.ts';

const ownFact = closed({
  type: wordEnum(['boolean', 'string', 'number', 'date', 'list'], { description: 'Art des Wertes' }),
  format: optional(
    Type.Literal('euro', { description: 'Eine Zahl ist ein Betrag in Euro, in Ausdrücken ganze Cent' }),
  ),
  unit: optional(unit()),
  enum: optional(
    list(Type.Union([Type.String(), Type.Number()]), {
      description: 'Alle möglichen Werte, wenn es endlich viele sind',
      minItems: 1,
      uniqueItems: true,
    }),
  ),
  open: optional(
    wordEnum(['missing', 'other'], {
      description: 'Was neben enum vorkommt: kein Wert (missing) oder auch jeder andere (other)',
    }),
  ),
  examples: optional(
    list(Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
      description: 'Ein glaubhafter Wert, für Nachweise und Unterlagen',
      minItems: 1,
    }),
  ),
  says: sentence('Der Fakt auf Deutsch'),
});

export interface FactDefinition extends Readonly<Static<typeof ownFact>> {
  /** Parts of each row of a list fact. */
  readonly rows?: Readonly<Record<string, FactDefinition>>;
}

const factReference = reference<FactDefinition>('#/$defs/fact');

export const factDefinitions = {
  fact: closed(
    {
      ...ownFact.properties,
      rows: optional(record(factReference, { description: 'Teile einer Zeile' })),
    },
    {
      allOf: [
        { if: { required: ['format'] }, then: { properties: { type: { const: 'number' } } } },
        unitOfNumber,
      ],
    },
  ),
};

/** `schemas/_shared/facts.json`. */
export const factsFile = closed(
  {
    facts: record(factReference, {
      description: 'Je Pfad ein Fakt',
      propertyNames: { pattern: '^[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)*$' },
    }),
    never: optional(
      list(closed({ says: sentence('Was nicht vorkommt'), if: condition('Die Bedingung, die nie gilt') }), {
        description: 'Was nie zugleich vorkommt',
      }),
    ),
  },
  { title: 'Fakten, die Formulare lesen dürfen (schemas/_shared/facts.json)' },
);
export type FactsDefinition = Static<typeof factsFile>;

const setting = closed({
  value: Type.Unsafe<unknown>({
    description: 'Der geltende Wert',
    type: ['boolean', 'number', 'string', 'array', 'object'],
  }),
  format: optional(
    Type.Literal('euro', { description: 'Texte schreiben die Zahl als Betrag, mit ihrer Einheit' }),
  ),
  says: sentence('Was der Schalter bewirkt'),
  requirement: optional(text({ description: 'Nummer der Anforderung', pattern: patterns.requirement })),
});
export type SettingDefinition = Static<typeof setting>;

/** `rules/_shared/settings.json`: the switches that the specification leaves to configuration. Rules read them as facts `settings.<id>`. */
export const settingsFile = record(setting, {
  title: 'Schalter, leere Listen und Zeitfenster der Fachseite (rules/_shared/settings.json)',
  propertyNames: { pattern: '^(\\$schema|[a-z][A-Za-z0-9]*)$' },
});

/** `x-lint` in any object: the checks that are off there, with the reason. */
export const exceptions = record(text({ description: 'Grund' }), {
  description:
    'Nimmt diese Stelle und alles darunter von einer Prüfung aus: "<Prüfung>": "<Grund>". "<Prüfung> <Schlüssel>" meint nur diesen einen Schlüssel der Stelle. Eine Ausnahme, die nichts mehr bewirkt, ist selbst ein Befund. Fehler, mit denen das Formular nicht übersetzt werden kann, haben keine Ausnahme. Alle Prüfungen: npm run forms -- lint --explain all',
  minProperties: 1,
  propertyNames: { pattern: '^[a-z][a-z-]*( \\S+)?$' },
  allOf: [{ $ref: 'names.schema.json#/$defs/lintKeys' }],
});

/** `schemas/_shared/words.json`. */
export const wordsFile = closed(
  {
    own: list(text({ minLength: 1 }), {
      description: 'Wörter, die richtig sind, obwohl sie in keinem Wörterbuch stehen; jede Beugung eigens',
      uniqueItems: true,
    }),
    instead: record(text({ minLength: 1 }), {
      description: 'Wort und was stattdessen gesagt wird; jede Beugung eigens',
    }),
  },
  { title: 'Eigene Wörter, und solche, die niemand liest (schemas/_shared/words.json)' },
);

const term = closed({
  holds: list(text({ minLength: 1 }), {
    description: 'Wörter oder Teile von Wörtern, von denen der Text eines enthält',
    minItems: 1,
  }),
  not: optional(
    list(text({ minLength: 1 }), { description: 'Wörter, die der Text nicht enthält', minItems: 1 }),
  ),
});
const termsOf = (description: string) =>
  record(term, { description, propertyNames: { pattern: '^[A-Za-z0-9]+([._][A-Za-z0-9]+)*$' } });

/** `schemas/_shared/terms.json`: what codes mean, so that a text at the wrong code is found. */
export const termsFile = closed(
  {
    codes: termsOf(
      'Je Code einer Auswahl, einer Sparte oder einer Meldung: CODE oder, wo er je Frage anderes bedeutet, frage.CODE',
    ),
    fields: termsOf('Je Frage, nach ihrem Namen oder gruppe.name: für ihre Beschriftung und ihre Meldungen'),
    errors: termsOf('Je Fehler einer Frage, nach seinem Namen'),
  },
  { title: 'Was Codes, Fragen und Fehler bedeuten (schemas/_shared/terms.json)' },
);
export type TermsDefinition = Static<typeof termsFile>;

/** Returns the schema of flat keys with texts. `title` and the keys that editors offer differ between files. */
const texts = (title: string, offered: string) =>
  record(text({ minLength: 1, not: { pattern: '!|^\\s|\\s$' } }), {
    title,
    properties: { 'x-lint': reference('lint.schema.json#/$defs/exceptions') },
    propertyNames: {
      pattern: '^(\\$schema|x-lint|([a-z][A-Za-z0-9-]*:)?[A-Za-z0-9]+([._-][A-Za-z0-9]+)*(\\.\\*)?)$',
    },
    ...keyNames(offered),
  });

/** `texts.de.json` of a form, a part or an area. */
export const textsFile = texts(
  'Texte (texts.de.json): ein Schlüssel je Zeile, Parameter als {name}',
  'textKeys',
);

/** `brands/<brand>/texts.de.json`. */
export const brandTextsFile = texts(
  'Texte einer Marke (brands/<Marke>/texts.de.json): nur, was sie anders sagt, als "<Formular oder Bereich>:<Schlüssel>"',
  'overlayKeys',
);
