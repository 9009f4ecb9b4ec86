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

export const route = (description: string) =>
  Type.String({ description, pattern: patterns.route, ...names('route') });

const target = union([
  route('Adresse im Portal'),
  closed({
    to: route('Adresse im Portal'),
    state: Type.Unsafe<Readonly<Record<string, unknown>>>({
      description: 'Was die Seite dort erfährt',
      type: 'object',
    }),
  }),
  closed({ file: Type.String({ description: 'Adresse der Datei, die heruntergeladen wird' }) }),
]);

/** Expectations about the frame of a step: everything beside its questions. */
export const frameLooks = {
  stuck: optional(
    Type.Unsafe<string | null>({
      description:
        'Textschlüssel der erklärten Sackgasse, die auf dem Schritt steht; null: Es steht keine da',
      type: ['string', 'null'],
    }),
  ),
  exits: optional(
    closed(
      {
        back: optional(
          union([route('Wohin Zurück führt'), Type.Null()], {
            description: 'Wohin Zurück führt; null: Nichts führt zurück',
          }),
        ),
        cancel: optional(route('Wohin Abbrechen führt')),
      },
      { description: 'Wohin Zurück und Abbrechen führen; back null: Nichts führt zurück', minProperties: 1 },
    ),
  ),
  links: optional(
    record(target, {
      description: 'Je Verweis in Texten, wohin er führt, und mit state, was die Seite dort erfährt',
      minProperties: 1,
    }),
  ),
  leaving: optional(
    record(wordEnum(['asks', 'goes', 'resets']), {
      description:
        'Je Adresse, was jetzt geschieht, wenn jemand dorthin will: asks (die Rückfrage öffnet sich), goes, resets (ohne Frage, der Entwurf ist gelöscht)',
      minProperties: 1,
      propertyNames: { pattern: patterns.route },
    }),
  ),
  waits: optional(
    list(Type.String(names('operation')), {
      description:
        'Aufrufe, auf deren Antwort gerade gewartet wird, vollständig; leere Liste: Es wird nichts gerufen. Nur in der Engine.',
    }),
  ),
};

const block = union([
  Type.String(),
  closed({
    kind: Type.String({ description: 'Art des Blocks' }),
    items: optional(
      union([list(Type.String()), record(Type.String())], {
        description: 'Seine Einträge; bei Verweisen je Eintrag, wohin er führt',
      }),
    ),
    numbered: optional(Type.Literal(true, { description: 'Bei nextSteps: Schritte in ihrer Reihenfolge' })),
    number: optional(Type.String({ description: 'Bei receipt: der Wert, der die Nummer ist' })),
    facts: optional(list(Type.String(), { description: 'Bei receipt: die Werte darunter' })),
    of: optional(Type.String({ description: 'Bei files: der Wert, zu dem die Dateien gehören' })),
    file: optional(
      closed(
        {
          call: Type.String({ description: 'Die Operation, die sie liefert' }),
          path: list(Type.String(), { description: 'Die Werte für ihre Adresse' }),
        },
        { description: 'Bei receipt: woher die Datei kommt' },
      ),
    ),
  }),
]);

/** The members of the end page that a flow can name. */
export const endPage = closed(
  {
    blocks: optional(list(block, { description: 'Ihre Blöcke, vollständig, wie in wizard.json' })),
    values: optional(
      Type.Unsafe<Readonly<Record<string, unknown>>>({
        description: 'Die Werte, die sie erhält, vollständig',
        type: 'object',
      }),
    ),
    reads: optional(
      record(Type.String(), {
        description:
          'Je Text (done.<Name> in texts.de.json), was dort zu lesen ist: title, thanks, nextSteps.car.text',
        minProperties: 1,
      }),
    ),
    close: optional(
      union([route('Wohin ihre Schaltfläche führt'), Type.Null()], {
        description: 'Wohin ihre Schaltfläche führt; null: Es gibt keine',
      }),
    ),
  },
  { description: 'Die Abschlussseite', minProperties: 1 },
);

/** Reasons why a question cannot be answered. */
export const reasons = optional(
  record(Type.Unsafe<string | null>({ type: ['string', 'null'] }), {
    description: 'Je gesperrtem Feld der Name des Grundes (says der Sperre); null: gesperrt ohne Grund',
    propertyNames: reference<string>('#/$defs/field'),
    ...keyNames('inStepKeys'),
  }),
);

/** The words that a customer reads. */
export const reads = optional(
  record(Type.String({ minLength: 1 }), {
    description:
      'Je Ort auf dem Schritt, was dort zu lesen ist, in den Worten der Marke des Ablaufs und mit eingesetzten Zahlen; Verweise ohne Klammern. Orte: <Frage> (was über ihr steht), <Frage>.hint, .why, .label (ihr Name in Übersichten), .options.<Wert>, .options.<Wert>.reason, .error, .reason, <Block>.<Text>, <Block>.value, title, stuck, error.<Code>, lock.<Grund>, dialog.<Name>.<Text>',
    minProperties: 1,
  }),
);

/** The limit of the text of a question. */
export const longest = optional(
  record(Type.Integer({ minimum: 1 }), {
    description: 'Wie viele Zeichen ein Feld höchstens annimmt; für Teile von Zeilen <Liste>.<Feld>',
    minProperties: 1,
    propertyNames: reference<string>('#/$defs/field'),
    ...keyNames('inStepKeys'),
  }),
);
