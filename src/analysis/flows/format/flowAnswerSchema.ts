import { Type } from '@sinclair/typebox';
import {
  closed,
  keyNames,
  list,
  names,
  wordEnum,
  optional,
  record,
  reference,
  union,
} from '../../../engine/metaSchemas.ts';
import { endPage, route } from './flowFrameSchema.ts';

/** Canonical, with `today-1` for days; null empties a field or means no value. */
export type Value =
  | string
  | number
  | boolean
  | null
  | { readonly [part: string]: Value }
  | readonly { readonly [part: string]: Value }[];

export const value = (description?: string) =>
  reference<Value>('#/$defs/value', description === undefined ? {} : { description });
export const payload = (description?: string) =>
  reference<Readonly<Record<string, Value>>>(
    '#/$defs/payload',
    description === undefined ? {} : { description },
  );

const choice = () => wordEnum(['stay', 'next'], { description: 'Was im Dialog gewählt wird' });

/** The reply of a server, and its expected effects. */
export const answer = {
  status: union([Type.Integer({ minimum: 100, maximum: 599 }), wordEnum(['network', 'unreadable'])], {
    description:
      'Statuscode, network: keine Antwort, oder unreadable: ein Erfolg, der anderes bringt, als bleiben soll',
  }),
  body: optional(Type.String({ description: 'Fehlercode im Rumpf' })),
  shows: optional(Type.String({ description: 'Textschlüssel der Meldung', ...names('message') })),
  reads: optional(
    Type.String({
      description: 'Die Meldung, wie sie zu lesen ist: in den Worten der Marke, mit eingesetzten Werten',
      minLength: 1,
    }),
  ),
  level: optional(
    wordEnum(['success', 'warn', 'error', 'errorDunningLevel'], { description: 'Art der Meldung' }),
  ),
  marks: optional(
    record(Type.String(names('errorCode')), {
      description: 'Markierte Felder mit Fehlercode',
      propertyNames: { $ref: '#/$defs/path' },
      ...keyNames('answerKeys'),
    }),
  ),
  opens: optional(
    Type.Unsafe<string>({ description: 'Block, der sich öffnet', type: 'string', ...names('block') }),
  ),
  asks: optional(Type.String({ description: 'Dialog, der fragt' })),
  chooses: optional(choice()),
  saves: optional(Type.String({ description: 'Name der Datei, die heruntergeladen wird' })),
  visits: optional(Type.String({ description: 'Adresse, die ein neuer Tab zeigt' })),
  refetches: optional(list(Type.String(), { description: 'Daten, die neu geholt werden, vollständig' })),
  tells: optional(
    Type.Unsafe<Readonly<Record<string, Value>>>({
      description: 'Was der Seite mitgegeben wird, zu der es geht',
      type: 'object',
    }),
  ),
  logsOutAfter: optional(Type.Integer({ description: 'Millisekunden bis zur Abmeldung', minimum: 0 })),
  ends: optional(
    Type.Literal(true, {
      description: 'Das Formular ist abgeschlossen; was folgt, steht an seiner Stelle',
    }),
  ),
  stays: optional(Type.Literal(true, { description: 'Bleibt auf dem Schritt, alle Angaben bleiben' })),
  endPage: optional(endPage),
  goes: optional(route('Führt zu dieser Adresse, der Entwurf ist gelöscht')),
};

export const reactionSchema = closed(
  {
    ...answer,
    sends: optional(payload('Teil dessen, was der Aufruf sendet')),
    brings: optional(value('Was die Antwort bringt, wenn das Formular sie behält')),
  },
  {
    description: 'Was der Server auf einen Aufruf des Schritts antwortet und was darauf folgt',
    not: { required: ['body', 'brings'] },
  },
);
