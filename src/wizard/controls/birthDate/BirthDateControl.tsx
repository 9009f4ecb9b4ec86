import { BoxesControl } from '../../inputs/boxes/BoxesControl.tsx';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { DayInWords } from '../date/DayInWords.tsx';
import { birthDateLayout, ownBirthDateLayout } from './birthDateLayout.ts';

export function BirthDateControl(props: ControlProps) {
  const isOwn = props.state.field.autocomplete === 'bday';
  return (
    <>
      <BoxesControl {...props} layout={isOwn ? ownBirthDateLayout : birthDateLayout} />
      <DayInWords state={props.state} />
    </>
  );
}
