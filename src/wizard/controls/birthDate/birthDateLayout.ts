import type { BoxLayout } from '../../inputs/boxes/BoxLayout.ts';

const boxes = [
  { part: 'day', digits: 2, label: 'birthDate.day', after: '.' },
  { part: 'month', digits: 2, label: 'birthDate.month', after: '.' },
  { part: 'year', digits: 4, label: 'birthDate.year' },
] as const;

/** Day, month and year of anybody (ACT-018). */
export const birthDateLayout: BoxLayout = {
  boxes,
  split: (typed) => (typed === '' ? [] : typed.split('.').slice(0, 3)),
  join: (parts) => (parts.every((part) => part === '') ? '' : parts.join('.')),
};

/** The browser may fill in the birthday of the person in front of it, and no other. */
export const ownBirthDateLayout: BoxLayout = {
  ...birthDateLayout,
  boxes: boxes.map((box) => ({ ...box, autoComplete: `bday-${box.part}` })),
};
