import { Literal, Object, Optional } from '@sinclair/typebox';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';

const parameters = Object({
  confirms: Optional(
    Literal(true, {
      description: 'Bestätigt alles, was darüber steht: Ändert sich davon etwas, ist der Haken wieder weg',
    }),
  ),
  look: Optional(Literal('card', { description: 'card: groß wie eine Auswahl' })),
});

export const tools = {
  types: ['boolean'],
  parameters,
  pattern: 'checkbox',
} as const satisfies ControlDescription;
