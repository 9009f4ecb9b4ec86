import { formatDayInWords, isDay } from '../../../calendar/index.ts';
import type { FieldState } from '../../../engine/index.ts';
import classes from './DateControl.module.css';

/** Writes out the date that a control has read, as soon as there is one, so that a misreading is seen: "Freitag, 1. Januar 2027". */
export function DayInWords({ state: { value } }: { readonly state: FieldState }) {
  return (
    <output className={classes['words']}>
      {typeof value === 'string' && isDay(value) ? formatDayInWords(value) : ''}
    </output>
  );
}
