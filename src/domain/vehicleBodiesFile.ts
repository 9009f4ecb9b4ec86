import { Type } from '@sinclair/typebox';
import { choice, closed, words } from './fileTypes.ts';
import { vehicleBodyNames } from './names/vehicleBodyNames.ts';

const body = (description: string) => choice(vehicleBodyNames, description);

/** `rules/_shared/vehicle-bodies.json`. Source of the meta-schema. Browsers load nothing of this file. */
export const vehicleBodiesFile = {
  title: 'Welche Gestalt ein Fahrzeug auf Bildern hat (rules/_shared/vehicle-bodies.json)',
  schema: closed({
    $schema: Type.Optional(Type.String()),
    usual: body('Gestalt, wenn der Vertrag nichts Genaueres sagt (SVC-006)'),
    historic: body('Gestalt eines Autos mit H-Kennzeichen'),
    kinds: Type.Array(
      closed({
        body: body('Gestalt'),
        hazards: Type.Array(Type.String(), {
          description: 'Schlüssel der Fahrzeugart, die immer so aussehen',
          minItems: 1,
        }),
      }),
      { description: 'Arten mit einer eigenen Gestalt (SVC-007); alle anderen sind Autos' },
    ),
    models: Type.Array(
      closed({
        body: body('Gestalt'),
        words: Type.Array(words('Ganzes Wort oder Wortfolge'), {
          description: 'Eines davon steht in Hersteller und Modell; Groß- und Kleinschreibung sind gleich',
          minItems: 1,
        }),
      }),
      { description: 'Gestalt von Autos nach ihrem Namen; die erste Zeile, die passt, gilt' },
    ),
  }),
  definitions: {},
};
