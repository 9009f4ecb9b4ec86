import { Boolean, Object, Optional, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const value = (description: string) =>
  Optional(Unsafe({ description, $ref: 'rule.schema.json#/$defs/value' }));

const parameters = Object({
  included: Optional(Boolean({ description: 'false: Die Deckung ist nicht eingeschlossen' })),
  values: Optional(
    Object(
      {
        name: value('Name der Deckung, im Namen der Zeile {name}'),
        description: value('Bezeichnung der Deckung, im Text {description}'),
        level: value('Schadenfreiheitsklasse'),
        percent: value('Beitragssatz'),
      },
      { description: 'Werte des Blocks', additionalProperties: false },
    ),
  ),
});

export const block = {
  parameters,
  texts: { needed: ['label', 'text'], possible: [] },
} as const satisfies BlockType;
