import { type Static, Type } from '@sinclair/typebox';
import type { Expression } from '../Expression.ts';
import {
  closed,
  list,
  names,
  wordEnum,
  optional,
  patterns,
  record,
  reference,
  text,
  unit,
  unitOfNumber,
} from './schema.ts';

const part = {
  use: optional(
    text({
      description: 'Ein Baustein aus schemas/_parts; er bringt Felder, Regeln und Texte mit',
      pattern: patterns.name,
      ...names('part'),
    }),
  ),
  with: optional(
    Type.Unsafe<Readonly<Record<string, Expression>>>({
      description: 'Werte für die Parameter des Bausteins',
      type: 'object',
      minProperties: 1,
    }),
  ),
  keptIf: optional(
    text({
      description: 'Nur in Bausteinen: das Feld gibt es nur mit diesem Parameter',
      pattern: '^with\\.',
    }),
  ),
  as: optional(
    text({
      description:
        'Nur in Kurzformularen (shortOf): dieselbe Frage wie diese des langen Formulars, mit deren Form und Texten. Angaben daneben gehen vor',
      pattern: patterns.path,
    }),
  ),
};

const keywords = {
  $ref: optional(
    text({
      description: 'Eine Form aus schemas/_shared; Angaben daneben gehen vor',
      pattern: '^((?:\\.\\./){1,2}_shared/)?[a-z][A-Za-z0-9]*(\\.json)?$',
      ...names('shape'),
    }),
  ),
  type: optional(
    wordEnum(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'], {
      description:
        'string, number, integer, boolean; array ist eine Liste, null ein Block ohne Wert. Gruppen brauchen keinen',
    }),
  ),
  enum: optional(
    list(Type.Union([Type.String(), Type.Number()]), {
      description: 'Auswahlwerte in der Reihenfolge der Anzeige',
      minItems: 1,
      uniqueItems: true,
    }),
  ),
  const: optional(
    Type.Unsafe<string | number | boolean>({
      description: 'true: Der Haken ist Pflicht',
      type: ['string', 'number', 'boolean'],
    }),
  ),
  format: optional(
    wordEnum(['date', 'time', 'email', 'password', 'numeric', 'noSpaces', 'file'], {
      description:
        'Tag, Uhrzeit, E-Mail-Adresse; password: 8 bis 24 Zeichen mit Groß- und Kleinbuchstaben, Ziffer und Sonderzeichen; numeric: nur Ziffern; noSpaces: keine Leerzeichen; file: eine hochgeladene Datei, ihr Wert ist die Nummer des Dokuments',
    }),
  ),
  unit: optional(unit()),
  pattern: optional(
    text({
      description: 'Regulärer Ausdruck in linearer Zeit; dazu gehören Beispiele',
      pattern: '^\\^.*\\$$',
    }),
  ),
  examples: optional(
    list(Type.Union([Type.String(), Type.Number()]), { description: 'Werte, die passen', minItems: 1 }),
  ),
  minimum: optional(Type.Number({ description: 'Kleinste erlaubte Zahl' })),
  maximum: optional(Type.Number({ description: 'Größte erlaubte Zahl' })),
  minLength: optional(Type.Integer({ description: 'Mindestzahl der Zeichen', minimum: 0 })),
  maxLength: optional(Type.Integer({ description: 'Jeder Text hat eine Grenze', minimum: 1 })),
  minItems: optional(Type.Integer({ description: 'Mindestzahl der Zeilen', minimum: 0 })),
  maxItems: optional(Type.Integer({ description: 'Jede Liste hat eine Grenze', minimum: 1 })),
  'x-control': optional(
    reference<string | ({ readonly kind: string } & Readonly<Record<string, unknown>>)>('#/$defs/control'),
  ),
  'x-look': optional(
    wordEnum(['hero', 'panel', 'sheet', 'aside'], {
      description:
        'Nur bei Gruppen, die etwas zeigen: hero (das Wichtigste über die ganze Breite), panel (worum es geht, zwischen den Fragen), sheet (ein weißes Blatt mit Zeilen), aside (neben den Blättern)',
    }),
  ),
  'x-autocomplete': optional(
    text({
      description: 'Wert des Attributs autocomplete; ohne Angabe off',
      minLength: 1,
      ...names('autocomplete'),
    }),
  ),
  readOnly: optional(
    Type.Literal(true, {
      description: 'Die Antwort steht fest; warum, sagt der Text readOnly des Feldes oder lock.readOnly',
    }),
  ),
  'x-sensitive': optional(
    Type.Boolean({ description: 'Wird nie in einem Entwurf, Protokoll oder in einer Adresse gespeichert' }),
  ),
};

const plain = closed(keywords);
const written = closed({ ...keywords, ...part });

/** A field schema for rjsf and ajv: parts are filled in, `$ref`s to shared shapes remain. */
export interface FieldSchema extends Readonly<Static<typeof plain>> {
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
}

/** A field schema as an analyst writes it. */
export interface WrittenField extends Readonly<Static<typeof written>> {
  readonly items?: WrittenField;
  readonly properties?: Readonly<Record<string, WrittenField>>;
}

const within = (field: string, properties: string) => ({
  items: optional(reference<never>(`#/$defs/${field}`, { description: 'Die Gruppe einer Zeile' })),
  properties: optional(
    reference<never>(`#/$defs/${properties}`, {
      description: 'Felder in der Reihenfolge, in der Kundinnen und Kunden sie sehen',
    }),
  ),
});

/** `$defs` of the meta-schema of shapes; forms and parts refer to it. */
export const shapeDefinitions = {
  field: closed(
    { ...keywords, ...within('field', 'properties') },
    { dependentRequired: { pattern: ['examples'] }, ...unitOfNumber },
  ),
  properties: record(reference<FieldSchema>('#/$defs/field'), { propertyNames: { pattern: patterns.name } }),
  /** A field that may name a part. */
  writtenField: closed(
    {
      ...keywords,
      ...part,
      ...within('writtenField', 'writtenProperties'),
    },
    { dependentRequired: { pattern: ['examples'], with: ['use'] }, ...unitOfNumber },
  ),
  writtenProperties: record(reference<WrittenField>('#/$defs/writtenField'), {
    propertyNames: { pattern: '^(?:\\.\\.\\.)?[a-z][A-Za-z0-9]*$' },
  }),
};

export const writtenProperties = () =>
  reference<Readonly<Record<string, WrittenField>>>('shape.schema.json#/$defs/writtenProperties', {
    description: 'Schritte oder Fragen in der Reihenfolge, in der Kundinnen und Kunden sie sehen',
  });

/** `schemas/<form>/form.json`: one JSON Schema; its properties are the steps in their order. */
export const formFile = closed(
  { properties: writtenProperties() },
  { title: 'Was ein Formular fragt (schemas/<Formular>/form.json): Schritte in ihrer Reihenfolge' },
);

export type FormFile = Static<typeof formFile>;
