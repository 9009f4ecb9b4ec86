import { type Static, Type } from '@sinclair/typebox';
import {
  closed,
  condition,
  keyNames,
  list,
  names,
  wordEnum,
  optional,
  patterns,
  record,
  reference,
  route,
  text,
  union,
  scalar,
  literalTrue,
} from './schema.ts';

const statusCode = Type.Integer({ minimum: 100, maximum: 599 });

const bodyPath = '^body(\\.[a-zA-Z][A-Za-z0-9]*)+$';

/** The effects of an outcome. */
const effects = {
  /** Results of checks of the form, by id; rules read them as `check.<id>`. */
  check: optional(
    record(wordEnum(['valid', 'invalid', 'excluded', 'unreachable']), {
      description: 'Setzt check.<id>',
      ...keyNames('checkKeys'),
    }),
  ),
  mark: optional(
    record(text(names('errorCode')), {
      description: 'Markiert Felder mit einem Fehlercode',
      propertyNames: { pattern: patterns.partPath },
      ...keyNames('answerKeys'),
    }),
  ),
  open: optional(text({ description: 'Öffnet diesen Block', pattern: patterns.partPath, ...names('block') })),
  dialog: optional(
    closed(
      {
        id: text({ description: 'Texte unter dialog.<id>', pattern: patterns.name }),
        choices: list(wordEnum(['stay', 'next']), {
          description: 'Schaltflächen: bleiben, weiter',
          minItems: 1,
        }),
      },
      { description: 'Fragt in einem Dialog' },
    ),
  ),
  /** For a call that sends a file. Without it the file counts as refused. */
  file: optional(
    closed(
      {
        id: text({
          description: 'Wo in der Antwort die Nummer des Dokuments steht: body.id',
          pattern: bodyPath,
        }),
      },
      { description: 'Die Datei ist angekommen' },
    ),
  ),
  refetch: optional(
    list(
      wordEnum([
        'account',
        'policies',
        'notifications',
        'login',
        'customerConfiguration',
        'deletionJob',
        'claimReports',
      ]),
      {
        description: 'Lädt diese Daten neu',
        minItems: 1,
      },
    ),
  ),
  done: optional(literalTrue('Das Formular ist fertig, der Entwurf wird gelöscht')),
  go: optional(route('Adresse im Portal; nach done ohne Angabe die der Abschlussseite')),
  state: optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({
      description: 'Was die Seite dort erfährt',
      type: 'object',
    }),
  ),
  /** Shown after a navigation of the same outcome. */
  banner: optional(
    text({
      description: 'Textschlüssel der Meldung, auch <Bereich>:<Schlüssel>',
      minLength: 1,
      ...names('message'),
    }),
  ),
  level: optional(
    wordEnum(['success', 'warn', 'error', 'errorDunningLevel'], {
      description: 'Ton der Meldung; ohne Angabe success nach 2xx, sonst error',
    }),
  ),
  params: optional(record(scalar(), { description: 'Werte für die Meldung' })),
  logoutAfter: optional(Type.Integer({ description: 'Millisekunden bis zur Abmeldung', minimum: 0 })),
  newTab: optional(
    closed(
      {
        address: text({
          description: 'Wo in der Antwort die Adresse steht: body.url',
          pattern: bodyPath,
        }),
      },
      { description: 'Öffnet eine Seite außerhalb des Portals in einem neuen Tab' },
    ),
  ),
  download: optional(
    closed({ name: scalar('Wie die Datei heißt') }, { description: 'Lädt die Antwort als Datei herunter' }),
  ),
  next: optional(literalTrue('Weiter zum nächsten Aufruf oder Schritt')),
};

const match = {
  status: union(
    [
      statusCode,
      wordEnum(['2xx', 'network', 'unreadable']),
      list(statusCode, { uniqueItems: true, minItems: 1 }),
    ],
    {
      description:
        'Statuscode, mehrere, 2xx, network: keine Antwort, unreadable: ein Erfolg bringt anderes, als bleiben soll',
    },
  ),
  body: optional(text({ description: 'Fehlercode im Rumpf' })),
  when: optional(condition('Nur, wenn')),
};

const allEffects = closed(effects);
const statusRow = closed({ ...match, ...effects });
const elseRow = closed({ else: literalTrue('Jede andere Antwort; die letzte Zeile'), ...effects });

/** A compiled row: a status with effects, or the row for all other answers. */
export const plainRow = union([statusRow, elseRow]);

/** Rows of a set, or several rows, with additional effects for each. */
const useRow = closed({
  use: union([text(names('outcomes')), list(text(names('outcomes')), { minItems: 1 })], {
    description: 'Zeilen aus schemas/_shared/outcomes.json',
  }),
  also: optional(
    reference<OutcomeEffects>('#/$defs/effects', { description: 'Was jede dieser Zeilen außerdem tut' }),
  ),
});
const rowsRow = closed({
  also: reference<OutcomeEffects>('#/$defs/effects', { description: 'Was jede dieser Zeilen außerdem tut' }),
  rows: list(reference<OutcomeRow>('#/$defs/plainRow'), {
    description: 'Zeilen, die das außerdem tun',
    minItems: 1,
  }),
});

/** `$defs` of the meta-schema of outcomes; calls and parts refer to it. */
export const outcomeDefinitions = {
  effects: closed(effects, { minProperties: 1 }),
  plainRow,
  row: union([useRow, rowsRow, statusRow, elseRow]),
};

/** `schemas/_shared/outcomes.json`: sets of rows by name. */
export const outcomesFile = record(list(reference<WrittenOutcome>('#/$defs/row'), { minItems: 1 }), {
  title: 'Gemeinsame Antworten (schemas/_shared/outcomes.json)',
  propertyNames: { pattern: '^(\\$schema|[a-z][A-Za-z0-9]*)$' },
});

export type OutcomeEffects = Static<typeof allEffects>;
export type BannerLevel = NonNullable<OutcomeEffects['level']>;
export type OutcomeRow = Static<typeof plainRow>;
export type WrittenOutcome = Static<typeof useRow> | Static<typeof rowsRow> | OutcomeRow;
