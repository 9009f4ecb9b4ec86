import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'string', maxLength: 60 },
  texts: { label: 'Was ist passiert?', hint: 'Der Reihe nach und mit Ihren Worten' },
  filled: 'Beim Ausparken blieb ich an der Mauer hängen, Kratzer links',
  wrong: 'Beim Ausparken blieb ich an der Mauer hängen, und dann kam noch ein Wagen dazu',
};
