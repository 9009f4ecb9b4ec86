import type { BoxLayout } from '../../inputs/boxes/BoxLayout.ts';

const boxes = [
  { part: 'day', digits: 2, label: 'birthDate.day', after: '.' },
  { part: 'month', digits: 2, label: 'birthDate.month', after: '.' },
  { part: 'year', digits: 4, label: 'birthDate.year' },
] as const;

/** Boxes for day, month and year of a birth date (ACT-018). */
export const birthDateLayout: BoxLayout = {
  boxes,
  split: (typed) => (typed === '' ? [] : typed.split('.').slice(0, 3)),
  join: (parts) => (parts.every((part) => part === '') ? '' : parts.join('.')),
};

/** The boxes for the customer's own birth date, which the browser may fill in. */
export const ownBirthDateLayout: BoxLayout = {
  ...birthDateLayout,
  boxes: boxes.map((box) => ({ ...box, autoComplete: `bday-${box.part}` })),
};
