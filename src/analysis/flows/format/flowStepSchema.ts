import { Type } from '@sinclair/typebox';
import {
  closed,
  keyNames,
  list,
  names,
  wordEnum,
  optional,
  patterns,
  record,
  reference,
  union,
} from '../../../engine/metaSchemas.ts';
import { reactionSchema, type Value, value } from './flowAnswerSchema.ts';
import { frameLooks, longest, reads, reasons, route } from './flowFrameSchema.ts';

const scalar = Type.Unsafe<string | number | boolean | null>({
  type: ['string', 'number', 'boolean', 'null'],
});
export const stepId = (description?: string) =>
  reference<string>('#/$defs/stepId', description === undefined ? {} : { description });
const field = reference<string>('#/$defs/field');
const fields = (description: string) => reference<readonly string[]>('#/$defs/fields', { description });
const inStep = keyNames('inStepKeys');
export const proves = optional(
  list(Type.String({ pattern: patterns.requirement }), {
    description: 'Nummern der Anforderungen, die ohne das geprüfte Verhalten scheitern',
    uniqueItems: true,
  }),
);
const open = union([
  Type.String(names('inStep')),
  record(Type.String(), { minProperties: 1, maxProperties: 1, propertyNames: field }),
]);
export const openEntry = reference<string | Readonly<Record<string, string>>>('#/$defs/open');
const values = (description: string, keywords: object) => record(value(), { description, ...keywords });

/** Expectations about a step, in the order of the reference. */
const looks = {
  route: optional(route('Adresse des Schritts')),
  progress: optional(Type.Integer({ description: 'Fortschritt in Prozent', minimum: 0, maximum: 100 })),
  shows: optional(fields('Sichtbare Felder und Blöcke')),
  hides: optional(fields('Verborgene Felder und Blöcke')),
  required: optional(fields('Felder, die ausgefüllt sein müssen')),
  voluntary: optional(fields('Felder mit dem Zusatz (freiwillig)')),
  marked: optional(fields('Felder ohne den Zusatz (freiwillig), ob sie sperren oder nicht')),
  locked: optional(fields('Gesperrte Felder')),
  reasons,
  full: optional(fields('Listen, die keine weitere Zeile aufnehmen')),
  stale: optional(fields('Blöcke, die ein älteres Ergebnis zeigen, bis das neue da ist')),
  longest,
  options: optional(
    record(list(Type.Unsafe<string | number>({ type: ['string', 'number'] })), {
      description: 'Angebotene Werte je Feld, vollständig und in der Reihenfolge',
      ...inStep,
    }),
  ),
  texts: optional(
    record(Type.Unsafe<string | null>({ type: ['string', 'null'] }), {
      description: 'Textvariante je Feld; null für den gewöhnlichen Text',
      ...inStep,
    }),
  ),
  values: optional(
    values(
      'Was im Feld steht; null für leer. Bei Blöcken stehen ihre Werte mit · hintereinander. Bei Listen entscheidet auch die Zahl der Zeilen.',
      { propertyNames: field, ...inStep },
    ),
  ),
  blocked: optional(
    union([openEntry, list(openEntry)], {
      description:
        'Alles, was noch offen ist, vollständig, in beliebiger Reihenfolge: Feld, Fehlercode einer Prüfung oder { Feld: Fehlercode }. Leere Liste: Weiter ist möglich.',
    }),
  ),
  warns: optional(
    list(Type.String(), { description: 'Hinweise, die nicht sperren: Fehlercodes der Prüfungen' }),
  ),
  reads,
  ...frameLooks,
};

export const looksAfterwards = closed(looks, {
  description: 'Blicke auf den Schritt danach',
  minProperties: 1,
});

export const upload = union([
  closed({
    name: Type.String({ description: 'Name der Datei', minLength: 1 }),
    size: Type.Integer({ description: 'Bytes', minimum: 0 }),
    mediaType: Type.String({ description: 'Medientyp, zum Beispiel application/pdf', minLength: 1 }),
  }),
  Type.Unsafe<'retry' | null>({ enum: ['retry', null] }),
]);

/** Actions on a step, in this order. */
const acts = {
  type: optional(
    record(Type.String(), {
      description: 'Text, wie ihn jemand tippt, bevor das Feld ihn liest (31.02.2026)',
      propertyNames: field,
      ...inStep,
    }),
  ),
  enter: optional(
    values(
      'Angaben in gespeicherter Form, in dieser Reihenfolge. Bei Listen werden Zeilen ergänzt oder hinten entfernt, bis die Zahl stimmt.',
      { propertyNames: field, ...inStep },
    ),
  ),
  remove: optional(
    record(Type.Integer({ minimum: 0 }), {
      description: 'Je Liste die Zeile, die entfernt wird (ab 0)',
      ...inStep,
    }),
  ),
  upload: optional(
    record(upload, {
      description:
        'Je Dateifeld die Datei, die gewählt wird; retry: dieselbe noch einmal senden; null: entfernen oder abbrechen. Die Antwort des Servers steht unter answers.',
      propertyNames: field,
      ...inStep,
    }),
  ),
  press: optional(fields('Schaltflächen, die gedrückt werden')),
  dialogs: optional(
    record(wordEnum(['stay', 'next', 'close']), {
      description:
        'Bestätigungen und Hinweise, die sich auf diesem Schritt öffnen, und was darin gewählt wird; close schließt den Dialog, ohne zu wählen. Was sich nicht beim Betreten oder durch die Angaben öffnet, öffnet sich auf Weiter. Ein Dialog, der hier nicht steht, lässt den Ablauf scheitern.',
      minProperties: 1,
    }),
  ),
  destructive: optional(
    list(Type.String(), {
      description:
        'Die unter diesen Dialogen, die warnen, dass sich nichts rückgängig machen lässt; vollständig',
      minItems: 1,
      uniqueItems: true,
    }),
  ),
  answers: optional(
    record(reference<typeof reactionSchema.static>('#/$defs/reaction'), {
      description:
        'Je Aufruf, auf den dieser Schritt wartet (beim Betreten, nach einer Änderung, nach press, vor Weiter, beim Senden): was der Server antwortet und was darauf folgt. Nur in der Engine.',
      minProperties: 1,
    }),
  ),
};

export const looksOfStep = closed(looks);
export const sight = closed(
  { ...looks, dialogs: acts.dialogs },
  { description: 'Blicke auf den Schritt, und was in seinen Dialogen gewählt wird', minProperties: 1 },
);
export const actsOfStep = closed(acts);

export const at = closed(
  { at: stepId('Der Schritt, auf dem man jetzt ist'), proves, ...looks, ...acts },
  {
    description:
      'Auf diesem Schritt: erst die Blicke (alles außer type, enter, remove, upload, press, dialogs und answers), dann diese in dieser Reihenfolge. Für einen Blick nach der Eingabe folgt ein zweiter Eintrag mit demselben at.',
  },
);

export const stepDefinitions = {
  stepId: Type.String({ pattern: patterns.name, ...names('step') }),
  field: Type.String({ pattern: '^[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)*$', ...names('inStep') }),
  path: Type.String({ pattern: patterns.path }),
  fields: list(field, { minItems: 1, uniqueItems: true }),
  value: union([scalar, record(value()), list(record(value()))], {
    description:
      'Ein Wert, eine Gruppe oder eine Liste von Zeilen. Daten: 2026-03-27, today, today-1, today+14. null leert ein Feld.',
  }),
  at,
  reaction: reactionSchema,
  looks: looksAfterwards,
  sight,
  open,
  payload: Type.Unsafe<Readonly<Record<string, Value>>>({
    description:
      'Teil dessen, was gesendet wird. Objekte werden als Teilmenge verglichen, Listen Zeile für Zeile und in der Länge; null heißt: wird nicht gesendet; { sent: null }: wird als null gesendet.',
    type: 'object',
  }),
};
