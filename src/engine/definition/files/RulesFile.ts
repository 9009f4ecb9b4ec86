import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { optionsSchema } from './optionsSchema.ts';
import { promiseSchema } from './promiseSchema.ts';
import {
  closed,
  condition,
  conditions,
  keyNames,
  list,
  namedValues,
  names,
  wordEnum,
  optional,
  patterns,
  record,
  sentence,
  text,
  union,
  scalar,
  literalTrue,
} from './schema.ts';

const fieldPath = (description?: string) =>
  text({
    ...(description === undefined ? {} : { description }),
    pattern: patterns.partPath,
    ...names('field'),
  });
const word = (description: string) => text({ description, pattern: patterns.name });
const choiceValue = Type.Unsafe<string | number>({ type: ['string', 'number'] });

const lock = closed(
  {
    when: condition('Gesperrt, wenn'),
    to: optional(scalar('Wert, auf den gesperrt wird')),
    says: optional(
      union(
        [
          word('Textschlüssel unter dem Feld'),
          closed({ from: scalar('Ein Wert, der den Textschlüssel nennt') }),
        ],
        { description: 'Der Grund' },
      ),
    ),
  },
  { description: 'Gesperrt, wenn; auf Wunsch mit festem Wert und Begründung' },
);

const locks = union([lock, list(lock, { minItems: 2 })], {
  description: 'Gesperrt, wenn; bei mehreren gilt die erste Sperre, die zutrifft',
});

const isOptional = union([condition(), Type.Literal(true)], {
  description: 'true oder eine Bedingung; sonst ist Sichtbares Pflicht',
});

/**
 * Asked in a small dialog before the field can be edited: `field` is the question, a choice below on the same step that is drawn nowhere
 * else and shows only where this field does. Values in `refuse` can be chosen but not taken: the dialog says why (text
 * `<field>.refused.<value>`), and the answer does not change.
 */
const ask = closed(
  {
    field: fieldPath('Die Frage, ein Feld darunter auf demselben Schritt'),
    when: optional(condition('Fragt nur, wenn')),
    refuse: optional(
      list(choiceValue, {
        description: 'Werte, die der Dialog ablehnt: Text <Feld>.refused.<Wert>',
        minItems: 1,
        uniqueItems: true,
      }),
    ),
  },
  { description: 'Kleiner Dialog, bevor das Feld bearbeitet werden kann' },
);

const fieldRules = closed(
  {
    show: optional(condition('Sichtbar, wenn')),
    optional: optional(isOptional),
    mark: optional(wordEnum(['required', 'optional'], { description: 'Ändert nur die Beschriftung' })),
    lock: optional(locks),
    min: optional(scalar('Kleinster erlaubter Wert, frühester Tag')),
    max: optional(scalar('Größter erlaubter Wert, spätester Tag')),
    options: optional(optionsSchema),
    variants: optional(
      record(condition(), {
        description: 'Variante der Texte und ihre Bedingung; die erste, die gilt: <Feld>.<Variante>.label',
        minProperties: 1,
        propertyNames: { pattern: patterns.name },
      }),
    ),
    ask: optional(ask),
  },
  { minProperties: 1 },
);

const stepRules = closed(
  {
    when: optional(condition('Der Schritt kommt vor, wenn')),
    lock: optional(locks),
    optional: optional(isOptional),
    tells: optional(
      Type.Unsafe<Readonly<Record<string, unknown>>>({
        description: 'Was seine Seite erfährt, wenn Weiter dorthin führt',
        type: 'object',
      }),
    ),
  },
  { minProperties: 1 },
);

const check = closed({
  needs: condition('Muss gelten, um weiterzugehen'),
  error: text({
    description: 'Fehlercode; der Text steht unter <Schritt>.error.<Code>',
    pattern: patterns.name,
    ...names('errorCode'),
  }),
  at: optional(
    list(fieldPath(), {
      description:
        'Betroffene Felder, oder ein Knopf, der zuerst zu drücken ist; das erste ist das Ziel des Links. Bei mehreren steht der Fehler an der Gruppe, die sie enthält, oder am Schritt unter seiner Frage (<Schritt>.legend)',
    }),
  ),
  level: optional(
    wordEnum(['error', 'warning', 'info'], {
      description:
        'warning sperrt nicht; info sperrt und ist kein Fehler, sondern ein Hinweis, zum Beispiel dass noch nichts geändert ist',
    }),
  ),
});

const reaction = closed({
  on: fieldPath('Feld, dessen Änderung sie auslöst'),
  when: optional(condition('Nur, wenn nach der Änderung gilt')),
  clear: optional(list(fieldPath(), { description: 'Leert diese Felder', minItems: 1 })),
  set: optional(byPath(scalar(), 'answerKeys', { description: 'Setzt Felder auf Werte' })),
  rows: optional(
    byPath(Type.Integer({ minimum: 0, maximum: 100 }), 'listKeys', {
      description: 'Liste und Zahl leerer Zeilen',
    }),
  ),
  notice: optional(text({ description: 'Hinweis, der erscheint; Texte unter dialog.<id>' })),
});

const confirm = closed({
  id: word('Texte unter dialog.<id>'),
  when: optional(condition('Nur, wenn')),
  once: optional(
    wordEnum(['flow', 'session'], { description: 'Fragt nur einmal je Durchgang oder Sitzung' }),
  ),
  closing: wordEnum(['proceed', 'stay'], { description: 'Was Schließen ohne Wahl bedeutet' }),
  destructive: optional(literalTrue('Was folgt, lässt sich nicht rückgängig machen')),
});

const anyNotice = {
  id: word('Texte unter dialog.<id>'),
  once: optional(wordEnum(['flow', 'session'], { description: 'Nur einmal je Durchgang oder Sitzung' })),
  values: optional(record(scalar(), { description: 'Werte für seine Texte' })),
};
const pressed = 'Erscheint, wenn diese Schaltfläche gedrückt wird: ein Block oder ein Eintrag darin';
const notice = union([
  closed({ ...anyNotice, when: condition('Erscheint, wenn') }),
  closed({ ...anyNotice, press: text({ description: pressed, pattern: patterns.path }) }),
]);

/** Returns the schema of an object by path; `offered` is the name of the paths that editors offer. */
function byPath<Value extends TSchema>(
  entry: Value,
  offered: string,
  keywords: Readonly<Record<string, unknown>>,
) {
  return record(entry, {
    ...keywords,
    propertyNames: { pattern: patterns.partPath },
    ...keyNames(offered),
  });
}

function byStep<Value extends TSchema>(entry: Value, description: string) {
  return record(entry, { description, propertyNames: { pattern: patterns.name }, ...keyNames('stepKeys') });
}

export const startSchema = byPath(scalar(), 'answerKeys', {
  description: 'Werte beim Einstieg; bei einem Teil einer Liste der Wert jeder neuen Zeile',
});
export const fieldRulesByPath = (description: string, pattern: string) =>
  record(fieldRules, { description, propertyNames: { pattern }, ...keyNames('fieldKeys') });
/** Checks of a form or of a part. */
export const checksSchema = (description?: string) =>
  list(check, { ...(description === undefined ? {} : { description }), minItems: 1 });
export const reactionsSchema = () =>
  list(reaction, { description: 'Was eine Änderung auslöst, einmal und ohne Kette' });

/** `rules/<form>.json`: the logic of a form. */
export const rulesFile = closed(
  {
    conditions: conditions(),
    values: optional(namedValues()),
    start: optional(startSchema),
    steps: optional(byStep(stepRules, 'Je Schritt: wann er vorkommt, wann er gesperrt oder freiwillig ist')),
    fields: optional(
      fieldRulesByPath('Je Feld, Gruppe oder Liste; der Pfad beginnt mit dem Schritt', patterns.path),
    ),
    checks: optional(byStep(checksSchema(), 'Prüfungen vor Weiter, je Schritt')),
    reactions: optional(reactionsSchema()),
    confirm: optional(byStep(list(confirm, { minItems: 1 }), 'Rückfragen vor Weiter, je Schritt')),
    notices: optional(
      list(notice, {
        description: 'Hinweise in einem Dialog: sobald eine Bedingung gilt, oder auf Knopfdruck',
      }),
    ),
    stuck: optional(
      list(
        closed({
          when: condition('Hier geht es nicht weiter, wenn'),
          text: sentence('Schlüssel des Textes, der es sagt'),
        }),
        { description: 'Erklärte Sackgassen' },
      ),
    ),
    promises: optional(
      list(promiseSchema, { description: 'Sätze, die immer gelten; prove entscheidet jeden' }),
    ),
  },
  { title: 'Die Regeln eines Formulars (rules/<Formular>.json): wann etwas gilt' },
);

export type RulesDefinition = Static<typeof rulesFile>;
export type FieldRules = Static<typeof fieldRules>;
export type StepRules = Static<typeof stepRules>;
export type LockDefinition = Static<typeof lock>;
export type AskDefinition = Static<typeof ask>;
export type OptionsDefinition = NonNullable<FieldRules['options']>;
export type CheckDefinition = Static<typeof check>;
export type ReactionDefinition = Static<typeof reaction>;
