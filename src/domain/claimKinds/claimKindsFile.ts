import { Type } from '@sinclair/typebox';
import { choice, closed, words } from '../fileTypes.ts';

const claimKind = closed(
  {
    name: choice(
      [
        'stoneChip',
        'crackedGlass',
        'hail',
        'storm',
        'marten',
        'animal',
        'parked',
        'theft',
        'vandalism',
        'collision',
      ],
      'Bild der Schadenart, und Name in schemas/_shared/texts/claims.de.json: kind.<name>',
    ),
    says: words('Die Schadenart in einem deutschen Satz'),
    answers: Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()]), {
      description:
        'Antworten, mit denen die Schadenmeldung beginnt: Feld und Wert. Was der Vertrag nicht fragt, bleibt weg',
      minProperties: 1,
    }),
    short: Type.Optional(
      words('Kennung des Kurzformulars, das statt dessen aufgeht, wo die Marke Kurzformulare hat'),
    ),
  },
  'Eine Schadenart',
);

/** `rules/_shared/claim-kinds.json`. Source of the types in `ClaimKinds.ts` and of the meta-schema. Browsers load nothing of this file. */
export const claimKindsFile = {
  title: 'Welche Schadenarten die Schadenseite zur Wahl stellt (rules/_shared/claim-kinds.json)',
  schema: closed({
    $schema: Type.Optional(Type.String()),
    form: words('Kennung des Formulars, das ein Druck öffnet'),
    kinds: Type.Array(claimKind, { description: 'In dieser Reihenfolge', minItems: 1 }),
  }),
  definitions: { claimKind },
};
