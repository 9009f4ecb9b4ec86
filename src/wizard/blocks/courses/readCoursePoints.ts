import { Value } from '@sinclair/typebox/value';
import { type CoursePoints, coursePoints } from './block.ts';

/** Points out of the value of an expression; none while there is no value. */
export function readCoursePoints(value: unknown): CoursePoints {
  return Value.Check(coursePoints, value) ? value : [];
}
