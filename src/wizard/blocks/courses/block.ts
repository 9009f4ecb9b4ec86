import { Array, Number, Object, String, type Static, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  of: Unsafe({
    description:
      'Zwei Verläufe in Prozent: Zeilen { "point": <Jahr>, "oneName": <Name>, "one": <Prozent>, "otherName": <Name>, "other": <Prozent> }',
    $ref: 'rule.schema.json#/$defs/value',
  }),
});

/** What `of` is: two courses in per cent, point by point. */
export const coursePoints = Array(
  Object({
    point: Number(),
    oneName: String(),
    one: Number(),
    otherName: String(),
    other: Number(),
  }),
);
export type CoursePoints = Static<typeof coursePoints>;

export const block = {
  parameters,
  texts: { needed: ['label', 'at', 'first', 'second', 'difference'], possible: [] },
} as const satisfies BlockType;
