import { type Static, Type } from '@sinclair/typebox';
import { closed, list, wordEnum, optional, patterns, text, union } from './schema.ts';

const textKey = (description: string) =>
  text({ description: `Textschlüssel mit Bereich: ${description}`, pattern: '^[a-z-]+:.+$' });
const position = Type.Integer({ description: 'Platz in der Reihenfolge', minimum: 1 });

const menu = closed(
  {
    group: wordEnum(['contracts', 'filing', 'claims', 'help', 'profile'], { description: 'Gruppe im Menü' }),
    position,
    label: textKey('Name des Eintrags'),
  },
  { description: 'Eintrag im Menü. Solange die Seite offen ist, ist seine Gruppe markiert' },
);

const gate = union(
  [
    closed({
      kind: Type.Literal('function'),
      name: wordEnum(['policyChanges', 'documents', 'claimReport', 'addressChanges'], {
        description: 'Abschaltbare Funktion; ist sie abgeschaltet, sagt das die Seite',
      }),
    }),
    closed({
      kind: Type.Literal('deletionJob'),
      isAnnounced: Type.Boolean({
        description: 'true: nur wenn die Löschung des Kontos angekündigt ist; false: nur wenn nicht',
      }),
    }),
  ],
  { description: 'Wann es die Seite gibt' },
);

const exclusions = (description: string) =>
  list(
    wordEnum([
      'kps',
      'jungMobil',
      'terminated',
      'milesKinto',
      'flatrateTariff',
      'seasonalContract',
      'business',
    ]),
    { description },
  );
const chooser = {
  heading: textKey('was die Vertragsauswahl auf dem Weg zur Seite fragt'),
  exclude: exclusions('Welche Verträge nicht zur Wahl stehen (rules/_shared/selection.json)'),
};

const contract = closed(chooser, {
  description:
    'Die Seite handelt von einem gewählten Vertrag und zeigt ihn. Ohne ihn führt sie dorthin, wohin Abbrechen führt',
});

const contractOfArea = closed(
  {
    ...chooser,
    refuse: optional(
      exclusions('Für welche Verträge es diese Seiten nicht gibt: sie sagen es, und ihre Reiter fehlen'),
    ),
  },
  { description: 'Um welche Verträge es geht. Ohne einen gewählten führt der Weg über die Vertragsauswahl' },
);

const step = (description: string) => text({ description, pattern: patterns.name });

/** `mount` of `wizard.json`: the place of the form in the portal. */
export const mount = union(
  [
    closed({
      frame: Type.Literal('page', { description: 'Eine Seite für sich' }),
      menu: optional(menu),
      contract: optional(contract),
      gate: optional(gate),
    }),
    closed({
      frame: Type.Literal('tabs', { description: 'Ein Reiter eines Bereichs' }),
      of: wordEnum(['account'], { description: 'Der Bereich' }),
      position,
      label: textKey('Name des Reiters'),
      menu: optional(menu),
      gate: optional(gate),
    }),
    closed({
      frame: Type.Literal('area', {
        description: 'Seiten eines Bereichs, der Reiter hat; jeder Schritt ist eine Seite',
      }),
      of: wordEnum(['contract'], { description: 'Der Bereich' }),
      contract: contractOfArea,
      tabs: list(
        closed({
          step: step('Schritt, zu dem der Reiter führt'),
          position,
          label: textKey('Name des Reiters'),
        }),
        { description: 'Schritte mit einem Reiter' },
      ),
      alone: optional(list(step('Name'), { description: 'Schritte, über denen die Reiter nicht stehen' })),
      menu: optional(menu),
      gate: optional(gate),
    }),
    closed({
      frame: Type.Literal('section', { description: 'Ein Abschnitt einer Seite, der dort zur Wahl steht' }),
      of: wordEnum(['contact'], {
        description:
          'Die Seite. Ihre Texte request.<name>.label und request.<name>.hint benennen den Abschnitt',
      }),
      position,
      name: text({ description: 'Name des Abschnitts in der Adresse', pattern: patterns.name }),
      reason: optional(text({ description: 'Wie andere Seiten den Abschnitt vorwählen: preselectedReason' })),
      icon: wordEnum(['people', 'steeringWheel', 'mail', 'phone'], { description: 'Zeichen auf der Karte' }),
    }),
    closed({
      frame: Type.Literal('activation', {
        description: 'Eine Seite für Konten, die noch nicht freigeschaltet sind',
      }),
    }),
  ],
  {
    description:
      'Wo das Formular im Portal steht. Ohne Angabe hat es keine Seite, und nur das Programm öffnet es',
  },
);

export type Mount = Static<typeof mount>;
