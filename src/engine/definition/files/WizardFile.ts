import { type Static, Type } from '@sinclair/typebox';
import { mount } from './Mount.ts';
import {
  closed,
  condition,
  list,
  names,
  wordEnum,
  optional,
  patterns,
  record,
  route,
  text,
  union,
  scalar,
  value,
  literalTrue,
} from './schema.ts';

const item = text({ pattern: patterns.name });

const doneBlock = union(
  [
    wordEnum(['thanks', 'duties', 'answers', 'print', 'signOut'], {
      description:
        'signOut: eine Schaltfläche, die abmeldet; duties: was jetzt zu tun oder zu lassen ist; answers: was gesendet wurde, in den Worten der Zusammenfassung (nur mit eigener Adresse)',
    }),
    closed({
      kind: Type.Literal('nextSteps'),
      items: list(item, { description: 'Namen der Punkte; Texte unter done.nextSteps.<Name>', minItems: 1 }),
      numbered: optional(
        literalTrue('Schritte in ihrer Reihenfolge, alle offen; sonst Fragen zum Aufklappen'),
      ),
    }),
    closed({
      kind: Type.Literal('receipt'),
      number: text({
        description: 'Name des Wertes aus carry, der die Nummer ist; ohne ihn fehlt der Beleg',
        pattern: patterns.name,
      }),
      facts: list(item, { description: 'Namen der Werte aus carry; Texte unter done.receipt.facts.<Name>' }),
      file: optional(
        closed(
          {
            call: text({
              description: 'Operation des Protokolls, die die Datei liefert',
              pattern: patterns.name,
              ...names('operation'),
            }),
            path: list(item, { description: 'Namen der Werte aus carry für die Adresse' }),
          },
          { description: 'Was gesendet wurde, als Datei' },
        ),
      ),
    }),
    closed({
      kind: Type.Literal('files'),
      of: text({
        description:
          'Name des Wertes aus carry, zu dem die im Formular ausgewählten Dateien gesendet werden; ohne ihn fehlt der Block',
        pattern: patterns.name,
      }),
    }),
    closed({
      kind: Type.Literal('links'),
      items: record(route(), {
        description: 'Name und Adresse jedes Verweises',
        minProperties: 1,
        propertyNames: { pattern: patterns.name },
      }),
    }),
  ],
  { description: 'Name des Blocks oder, mit Angaben, ein Objekt mit kind' },
);

const donePage = closed({
  route: optional(
    route('Adresse der Abschlussseite; ohne sie steht der Abschluss an der Stelle des Formulars'),
  ),
  blocks: list(doneBlock, { description: 'Blöcke der Abschlussseite in ihrer Reihenfolge' }),
  carry: optional(record(value(), { description: 'Werte für die Abschlussseite' })),
  close: optional(route('Adresse der Schaltfläche zum Schließen; ohne Angabe gibt es keine')),
});

const doneThen = closed({
  then: union(
    [
      wordEnum(['again', 'stay']),
      list(closed({ when: optional(condition('Diese Zeile, wenn')), go: route('Adresse im Portal') }), {
        minItems: 1,
      }),
    ],
    {
      description:
        'Ohne Abschlussseite: again (das Formular steht neu da), stay (es zeigt nur etwas und endet nie) oder wohin es geht; die erste passende Zeile gilt, die letzte ist ohne when',
    },
  ),
});

const doneAsLong = closed({
  asLong: literalTrue('Nur in Kurzformularen (shortOf): dieselbe Abschlussseite wie im langen Formular'),
  route: route('Adresse der Abschlussseite'),
});

const link = closed({
  to: route('Adresse im Portal'),
  state: Type.Unsafe<Readonly<Record<string, unknown>>>({
    description: 'Was die Seite dort erfährt',
    type: 'object',
  }),
});

const fileLink = closed({ file: scalar('Adresse einer Datei, die heruntergeladen wird') });

/** `schemas/<form>/wizard.json`: the frame of a form in the portal. */
export const wizardFile = closed(
  {
    format: Type.Literal(2, { description: 'Fassung des Formats' }),
    id: text({ description: 'Kennung; gleich dem Namen des Ordners', pattern: patterns.id }),
    route: text({
      description:
        'Adresse im Portal; {step} steht für den Namen des Schritts. Haben alle Schritte eine Adresse, steht ihre Nummer dahinter: ?schritt={number}. Ohne beides hat das Formular nur einen Schritt',
      pattern: patterns.route,
      ...names('route'),
    }),
    shortOf: optional(
      text({
        description:
          'Das lange Formular, von dem dieses eine Kurzfassung ist: Es sendet dessen Aufruf und hat dessen Platz im Portal (ohne Menü), Vertragsauswahl, Abschluss und Annahme. forms prove beweist, dass beide dasselbe senden',
        pattern: patterns.id,
      }),
    ),
    mount: optional(mount),
    assumes: optional(condition('Gemeinsame Bedingung, die beim Einstieg gilt')),
    contact: optional(
      wordEnum(['claims'], {
        description:
          'Wen das Formular nennt, wo es um Hilfe geht, auch als {phone} und {email} in Texten: claims ist der Schadenservice. Ohne Angabe der Kundenservice',
      }),
    ),
    draft: optional(
      wordEnum(['account'], {
        description:
          'account: Was begonnen ist, bleibt beim Konto, auf jedem Gerät, wo der Versicherer das anbietet. Nur für Formulare zu einem Vertrag und ohne Dateien. Ohne Angabe bleibt es im Fenster',
      }),
    ),
    progress: union(
      [
        wordEnum(['steps', 'none']),
        list(Type.Integer({ minimum: 0, maximum: 100 }), {
          description: 'Prozent je Schritt, in der Reihenfolge der Schritte',
          minItems: 1,
        }),
      ],
      { description: 'Wie der Fortschritt erscheint' },
    ),
    amountBar: optional(
      closed(
        {
          of: text({
            description:
              'Der Block priceComparison eines späteren Schritts, dessen Beträge die Leiste vorwegnimmt',
            pattern: patterns.partPath,
            ...names('block'),
          }),
          on: list(text({ description: 'Ein Schritt', ...names('step') }), {
            description: 'Schritte mit der Leiste',
            minItems: 1,
          }),
        },
        {
          description:
            'Leiste am Fuß: der neue Betrag neben dem bisherigen, sobald etwas geändert ist und der Aufruf beim Betreten jenes Schritts schon gefragt werden kann. Sie rechnet mit jeder Antwort neu',
        },
      ),
    ),
    links: optional(
      record(union([route('Adresse im Portal'), link, fileLink]), {
        description:
          'Wohin Verweise in Texten führen: [Wörter](name). phone und email der Marke brauchen keinen Eintrag',
        propertyNames: { pattern: '^(?!(?:phone|email)$)[a-z][A-Za-z0-9]*$' },
      }),
    ),
    exits: closed(
      {
        back: optional(route('Zurück vom ersten Schritt; ohne Angabe führt von dort nichts zurück')),
        cancel: route('Abbrechen'),
      },
      { description: 'Wohin man das Formular verlässt' },
    ),
    leaveGuard: optional(
      closed(
        {
          inside: optional(
            list(route(), {
              description: 'Was außer den Schritten zum Formular gehört: keine Frage, der Entwurf bleibt',
              minItems: 1,
            }),
          ),
          free: optional(
            list(route(), {
              description: 'Adressen ohne Frage, weder als Ausgang noch als Ziel',
              minItems: 1,
            }),
          ),
          when: optional(wordEnum(['always'], { description: 'always: auch ohne eine Antwort' })),
          resetOnFree: optional(
            Type.Boolean({ description: 'true: Der Weg zu einer Adresse aus free löscht den Entwurf' }),
          ),
        },
        { description: 'Rückfrage beim Verlassen' },
      ),
    ),
    done: union([donePage, doneAsLong, doneThen], { description: 'Was auf das Ende folgt' }),
  },
  { title: 'Wie ein Formular eingebunden ist (schemas/<Formular>/wizard.json)' },
);

export type WizardFile = Static<typeof wizardFile>;
