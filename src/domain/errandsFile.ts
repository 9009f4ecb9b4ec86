import { Type } from '@sinclair/typebox';
import { contractKindNames } from './contractKinds/contractKindNames.ts';
import { choice, closed, requirement, words } from './fileTypes.ts';

const name = Type.String({
  description: 'Name in schemas/_shared/texts/dashboard.de.json: errand.<name>.title und errand.<name>.text',
  pattern: '^[a-z][A-Za-z]*$',
});

/** The members that all errands have. */
const way = {
  name,
  function: words(
    'Art, unter der die Konfiguration das Anliegen als häufig genutzte Funktion nennt; dann steht es zuerst und heißt wie dort',
  ),
  says: words('Das Anliegen in einem deutschen Satz'),
  requirement,
  to: Type.String({ description: 'Adresse der Seite, zu der es führt', pattern: '^/' }),
  chooser: Type.Optional(
    Type.String({
      description:
        'Textschlüssel mit Bereich: was die Vertragsauswahl auf dem Weg fragt. Welche Verträge sie anbietet, sagt die Seite; bietet sie keinen an, fehlt das Anliegen. Ohne Angabe führt der Weg gleich zur Seite',
      pattern: '^(shell|dashboard):.+$',
    }),
  ),
};

const errand = closed(
  {
    ...way,
    icon: choice(
      [
        'change',
        'payment',
        'move',
        'contract',
        'calculator',
        'list',
        'documents',
        'world',
        'wallet',
        'tax',
        'book',
        'people',
        'steeringWheel',
      ],
      'Zeichen vor dem Namen',
    ),
    likely: Type.Optional(
      closed(
        {
          kinds: Type.Optional(
            Type.Array(choice(contractKindNames, 'Vertragsart'), {
              description: 'Wahrscheinlich für Kunden mit einem wählbaren Vertrag einer dieser Arten',
              minItems: 1,
            }),
          ),
          months: Type.Optional(
            Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), {
              description: 'Wahrscheinlich in diesen Monaten: 1 ist Januar',
              minItems: 1,
            }),
          ),
        },
        'Wann Kunden das Anliegen wahrscheinlich haben: eine der Angaben genügt. Dann steht es vor den anderen, nach den häufig genutzten Funktionen',
      ),
    ),
    state: Type.Optional(Type.Object({}, { description: 'Was die Seite dort erfährt' })),
    reason: Type.Optional(words('Welche Anfrage die Kontaktseite vorwählt: preselectedReason')),
  },
  'Ein Anliegen',
);

const group = closed(
  {
    name,
    errands: Type.Array(errand, { description: 'Ihre Anliegen in dieser Reihenfolge', minItems: 1 }),
  },
  'Anliegen unter einer Überschrift; ihr Text ist errands.<name>',
);

/** `rules/_shared/errands.json`. Source of the types in `Errands.ts` and of the meta-schema. Browsers load nothing of this file. */
export const errandsFile = {
  title: 'Was auf der Startseite zu erledigen ist (rules/_shared/errands.json)',
  schema: closed({
    $schema: Type.Optional(Type.String()),
    first: closed(way, 'Das Anliegen mit dem ersten Knopf der Seite'),
    groups: Type.Array(group, { description: 'Alle anderen, in dieser Reihenfolge', minItems: 1 }),
  }),
  definitions: { errand, group },
};
