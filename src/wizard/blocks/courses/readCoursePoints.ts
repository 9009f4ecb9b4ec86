import { asRecord } from '../../../plain/isRecord.ts';
import type { CoursePoint } from './block.ts';

/** Points out of the value of an expression; none while there is no value. */
export function readCoursePoints(value: unknown): readonly CoursePoint[] {
  return Array.isArray(value) && value.every(isCoursePoint) ? value : [];
}

function isCoursePoint(row: unknown): row is CoursePoint {
  const isOf = (name: keyof CoursePoint, type: string) => typeof asRecord(row)[name] === type;
  const numbers = ['point', 'one', 'other'] as const;
  return (
    numbers.every((name) => isOf(name, 'number')) && isOf('oneName', 'string') && isOf('otherName', 'string')
  );
}
