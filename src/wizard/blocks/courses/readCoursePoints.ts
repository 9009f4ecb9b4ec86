import type { CoursePoint } from './block.ts';

/** Points out of the value of an expression; none while there is no value. */
export function readCoursePoints(value: unknown): readonly CoursePoint[] {
  return Array.isArray(value) && value.every(isCoursePoint) ? value : [];
}

function isCoursePoint(row: unknown): row is CoursePoint {
  if (typeof row !== 'object' || row === null) return false;
  const isOf = (name: keyof CoursePoint, type: string) => typeof Reflect.get(row, name) === type;
  const numbers = ['point', 'one', 'other'] as const;
  return (
    numbers.every((name) => isOf(name, 'number')) && isOf('oneName', 'string') && isOf('otherName', 'string')
  );
}
