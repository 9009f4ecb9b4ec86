import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type { KeepSchema } from '../KeepSchema.ts';
import { plainRow, type WrittenOutcome } from './OutcomeRow.ts';
import {
  closed,
  condition,
  list,
  names,
  wordEnum,
  optional,
  patterns,
  record,
  reference,
  text,
  union,
  unit,
  unitOfNumber,
  scalar,
  value,
  literalTrue,
} from './schema.ts';

const nodePath = (offered: string, description: string) =>
  text({ description, pattern: patterns.partPath, ...names(offered) });
const stepName = (description: string) => text({ description, ...names('step') });

const keptRecord = reference<KeepSchema>('#/$defs/keptRecord');

const samples = <Types extends readonly TSchema[]>(types: readonly [...Types], description: string) =>
  list(union(types), { description, minItems: 1 });

/** `$defs` of the meta-schema of calls: JSON Schemas of results. */
export const keepDefinitions = {
  keep: union([
    reference<KeepSchema>('#/$defs/keptValue'),
    keptRecord,
    closed(
      { type: Type.Literal('array', { description: 'Eine Liste' }), items: keptRecord },
      { description: 'Liste: je Zeile diese Felder' },
    ),
    closed(
      { type: Type.Literal('object', { description: 'Eine Zuordnung' }), additionalProperties: keptRecord },
      { description: 'Zuordnung: je Schlüssel diese Felder' },
    ),
  ]),
  keptRecord: closed(
    {
      type: optional(Type.Literal('object', { description: 'Kann fehlen' })),
      required: optional(list(text(), { description: 'Felder, die da sein müssen', minItems: 1 })),
      properties: record(reference<KeepSchema>('#/$defs/keep'), {
        description: 'Je Feld, was davon bleibt',
        minProperties: 1,
        propertyNames: { pattern: '^[a-zA-Z][A-Za-z0-9]*$' },
      }),
    },
    { description: 'Felder; was nicht genannt ist, fällt weg' },
  ),
  keptValue: closed(
    {
      type: optional(wordEnum(['string', 'number', 'integer', 'boolean'], { description: 'Art des Wertes' })),
      enum: optional(samples([Type.String(), Type.Number()], 'Alle möglichen Werte')),
      format: optional(
        wordEnum(['date', 'time', 'date-time', 'euro'], {
          description: 'Tag, Uhrzeit, Zeitpunkt oder Betrag in Euro',
        }),
      ),
      unit: optional(unit()),
      examples: optional(
        samples([Type.String(), Type.Number(), Type.Boolean()], 'Glaubhafte Werte, für Nachweise'),
      ),
    },
    {
      description: 'Ein Wert',
      anyOf: [{ required: ['type'] }, { required: ['enum'] }],
      allOf: [
        {
          if: { properties: { format: { const: 'euro' } }, required: ['format'] },
          then: { properties: { type: { const: 'number' } }, required: ['type'] },
        },
        unitOfNumber,
      ],
    },
  ),
};

/** The moment of a call. `change` waits for a pause in typing and ignores outdated answers. */
const moment = union(
  [
    closed({ submit: literalTrue('beim Absenden') }),
    closed({ continue: stepName('vor Weiter auf diesem Schritt') }),
    closed({ enter: stepName('beim Betreten dieses Schritts') }),
    closed({ file: nodePath('field', 'wenn in diesem Feld eine Datei gewählt wird; sie wird gesendet') }),
    closed({ press: nodePath('block', 'wenn diese Schaltfläche gedrückt wird') }),
    closed({
      change: nodePath('field', 'nach einer Änderung dieses Feldes'),
      minLength: optional(Type.Integer({ description: 'erst ab so vielen Zeichen', minimum: 1 })),
      debounce: optional(Type.Integer({ description: 'erst nach so vielen Millisekunden Ruhe', minimum: 0 })),
      takesEffect: optional(
        Type.Literal('whenWhole', {
          description:
            'whenWhole: Was die Antwort ergibt, gilt erst, wenn das Feld verlassen wird oder die Angabe vollständig ist; ohne Angabe sofort',
        }),
      ),
    }),
  ],
  { description: 'Wann der Aufruf geschieht' },
);

const request = {
  call: text({
    description: 'Name der Operation im Protokoll',
    pattern: patterns.name,
    ...names('operation'),
  }),
  when: optional(condition('Nur, wenn')),
  again: optional(
    wordEnum(['always', 'changed', 'never'], {
      description: 'Ob derselbe Aufruf noch einmal geschieht: immer, bei anderen Werten, nie',
    }),
  ),
  stale: optional(
    Type.Literal('show', {
      description:
        'Was bleiben soll, ist weiter zu sehen, während der Aufruf bei Betreten oder Änderung neu fragt; bis zur Antwort geht es nicht weiter',
    }),
  ),
  path: optional(
    record(scalar(), {
      description: 'Werte für die Adresse des Aufrufs',
    }),
  ),
  headers: optional(record(scalar(), { description: 'Werte für Kopfzeilen' })),
  send: optional(value('Was gesendet wird')),
  keep: optional(
    record(reference<KeepSchema>('calls.schema.json#/$defs/keep'), {
      description: 'Was von der Antwort bleibt: je Name ein JSON-Schema; Regeln lesen result.<Name>',
      propertyNames: { pattern: patterns.name },
      minProperties: 1,
    }),
  ),
  mayLack: optional(
    literalTrue(
      'Der Erfolg gilt auch, wenn in der Antwort fehlt, was bleiben soll; dann bleibt davon nichts',
    ),
  ),
};

const outcomes = list(reference<WrittenOutcome>('outcomes.schema.json#/$defs/row'), {
  description: 'Die erste passende Zeile gilt; die letzte ist else',
  minItems: 1,
});

/** Only calls that are repeated by themselves can be awaited. */
const awaitable = {
  if: { required: ['stale'] },
  then: {
    required: ['keep'],
    properties: {
      at: { anyOf: [{ required: ['enter'] }, { required: ['change'] }] },
      again: { enum: ['always', 'changed'] },
    },
  },
};

const ownCall = closed({ at: moment, ...request, outcomes }, awaitable);

/** A call of a part. With a moment it belongs to the form directly; without one, the form places it. */
export const partCall = closed({ at: optional(moment), ...request, outcomes }, awaitable);
const placedCall = closed({
  at: moment,
  use: text({
    description: 'Ein Aufruf eines Bausteins: <Ort>/<Name>',
    pattern: '^[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)*/[a-z][A-Za-z0-9]*$',
    ...names('partCall'),
  }),
});

const plainCall = closed({ at: moment, ...request, outcomes: list(plainRow) });

/** `schemas/<form>/calls.json`: the requests of a form and the meaning of each answer (the error catalogue). */
export const callsFile = closed(
  { calls: list(union([ownCall, placedCall]), { description: 'Die Aufrufe in ihrer Reihenfolge' }) },
  { title: 'Was das Formular Servern sagt (schemas/<Formular>/calls.json)' },
);

export type CallMoment = Static<typeof moment>;
export type CallsFile = Static<typeof callsFile>;
export type WrittenCall = Static<typeof ownCall> | Static<typeof placedCall>;
export type PartCall = Static<typeof partCall>;
/** A call with all sets of outcomes filled in. */
export type CallDefinition = Static<typeof plainCall>;
export interface CallsDefinition {
  readonly calls: readonly CallDefinition[];
}
