import { Literal, Object, Optional } from '@sinclair/typebox';
import { booleanFormat } from '../../inputs/choice/booleanFormat.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';

const parameters = Object({
  confirms: Optional(
    Literal(true, {
      description: 'Bestätigt alles, was darüber steht: Ändert sich davon etwas, ist der Haken wieder weg',
    }),
  ),
  look: Optional(Literal('card', { description: 'card: groß wie eine Auswahl' })),
});

export const control = {
  types: ['boolean'],
  parameters,
  pattern: 'checkbox',
  isTwoValued: true,
  ...booleanFormat,
} as const satisfies ControlDescription;
