import { type Static, Type } from '@sinclair/typebox';
import { writtenProperties } from './FormFile.ts';
import { fieldRulesByPath, startSchema } from './RulesFile.ts';
import { closed, oneOf, optional, patterns, record, sentence, value } from './schema.ts';

const parameter = closed({
  type: oneOf(['condition', 'boolean', 'text'], {
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

/** `schemas/_parts/<part>/part.json`: fields with their rules, start values and payload. Paths begin with a dot. */
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
    send: optional(value('Was <Ort>.* sendet; ohne Angabe jedes Feld unter seinem Namen')),
  },
  { title: 'Ein Baustein aus Feldern (schemas/_parts/<Baustein>/part.json)' },
);

export type PartFile = Static<typeof partFile>;
