import { type Static, Type } from '@sinclair/typebox';
import { partCall } from './CallsFile.ts';
import { writtenProperties } from './FormFile.ts';
import { checksSchema, fieldRulesByPath, reactionsSchema, startSchema } from './RulesFile.ts';
import { closed, wordEnum, optional, patterns, record, sentence, value } from './schema.ts';

const parameter = closed({
  type: wordEnum(['condition', 'boolean', 'text'], {
    description:
      'boolean steht schon beim Übersetzen fest; text ist der Text <Ort>.<Name>, in Texten {<Name>}',
  }),
  default: optional(
    Type.Unsafe<string | boolean>({
      description: 'Gilt, wenn nichts angegeben ist; ohne das ist der Parameter Pflicht',
      type: ['string', 'boolean'],
    }),
  ),
  says: sentence('Was der Parameter bewirkt'),
});

/** `schemas/_parts/<part>/part.json`: fields with their rules, checks, reactions, start values, payload and calls. Paths begin with a dot. */
export const partFile = closed(
  {
    says: sentence('Was der Baustein fragt'),
    parameters: optional(
      record(parameter, {
        description: 'Worin sich Stellen unterscheiden',
        propertyNames: { pattern: patterns.name },
      }),
    ),
    properties: writtenProperties(),
    start: optional(startSchema),
    rules: optional(
      fieldRulesByPath('Je Feld; "*" gilt für jedes Feld des Bausteins', '^(?:\\*|(?:\\.[A-Za-z0-9]+)+)$'),
    ),
    checks: optional(
      checksSchema('Prüfungen vor Weiter auf dem Schritt des Bausteins; Texte unter error.<Code>'),
    ),
    reactions: optional(reactionsSchema()),
    send: optional(value('Was <Ort>.* sendet; ohne Angabe jedes Feld unter seinem Namen')),
    calls: optional(
      record(partCall, {
        description: 'Aufrufe: mit at gehören sie zum Formular, andere setzt es mit use: "<Ort>/<Name>" ein',
        propertyNames: { pattern: patterns.name },
        minProperties: 1,
      }),
    ),
  },
  { title: 'Ein Baustein aus Feldern (schemas/_parts/<Baustein>/part.json)' },
);

export type PartFile = Static<typeof partFile>;
