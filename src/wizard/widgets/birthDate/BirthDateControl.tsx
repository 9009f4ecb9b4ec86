import type { BoxLayout } from '../boxes/BoxLayout.ts';
import { BoxesControl } from '../boxes/BoxesControl.tsx';
import type { ControlProps } from '../ControlProps.ts';

const boxes = [
  { part: 'day', digits: 2, label: 'birthDate.day', after: '.' },
  { part: 'month', digits: 2, label: 'birthDate.month', after: '.' },
  { part: 'year', digits: 4, label: 'birthDate.year' },
] as const;

const split: BoxLayout['split'] = (typed) => (typed === '' ? [] : typed.split('.').slice(0, 3));
const join: BoxLayout['join'] = (parts) => (parts.every((part) => part === '') ? '' : parts.join('.'));

const anyone: BoxLayout = { is: 'birthDate', boxes, split, join };
/** The browser may fill in the birthday of the person in front of it, and no other. */
const own: BoxLayout = {
  ...anyone,
  boxes: boxes.map((box) => ({ ...box, autoComplete: `bday-${box.part}` })),
};

export function BirthDateControl(props: ControlProps) {
  return <BoxesControl {...props} layout={props.state.field.autocomplete === 'bday' ? own : anyone} />;
}
