import { asRecord } from '../../../plain/isRecord.ts';
import { writeValue } from '../../../engine/index.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { useBlockData } from '../../elements/useBlockValues.ts';
import table from '../../../ui/style/ComparisonTable.module.css';
import type { CoursePoint } from './block.ts';
import classes from './CoursesBlock.module.css';
import { CoursePicture } from './CoursePicture.tsx';

/** Two courses in per cent: a picture of both, and the same figures as a table. */
export function CoursesBlock({ state, texts }: BlockProps) {
  const points = readCoursePoints(useBlockData(state)['of']);
  const id = `${state.name}-label`;
  if (points.length === 0) return null;
  const names = { first: texts.text('first'), second: texts.text('second') };
  return (
    <div className={classes.courses}>
      <h2 id={id}>{texts.label}</h2>
      <CoursePicture points={points} names={names} />
      <table className={table.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{texts.text('at')}</th>
            <th scope="col">{names.first}</th>
            <th scope="col">{names.second}</th>
            <th scope="col">{texts.text('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((row) => (
            <tr key={row.point}>
              <th scope="row">{row.point}</th>
              <td data-head={names.first}>{`${row.oneName} · ${formatPercent(row.one)}`}</td>
              <td data-head={names.second}>{`${row.otherName} · ${formatPercent(row.other)}`}</td>
              <td data-head={texts.text('difference')}>{formatPointDifference(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const formatPercent = (value: number): string => writeValue('percent', value);

/** Formats a difference in percentage points. */
function formatPointDifference({ one, other }: CoursePoint): string {
  const difference = other - one;
  return `${difference < 0 ? '\u2212' : '+'}\u00a0${writeValue('count', Math.abs(difference))}`;
}

/** Reads points from the value of an expression; none while there is no value. */
function readCoursePoints(value: unknown): readonly CoursePoint[] {
  return Array.isArray(value) && value.every(isCoursePoint) ? value : [];
}

function isCoursePoint(row: unknown): row is CoursePoint {
  const isOf = (name: keyof CoursePoint, type: string) => typeof asRecord(row)[name] === type;
  const numbers = ['point', 'one', 'other'] as const;
  return (
    numbers.every((name) => isOf(name, 'number')) && isOf('oneName', 'string') && isOf('otherName', 'string')
  );
}
