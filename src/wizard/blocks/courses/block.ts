import { Object, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  of: Unsafe({
    description:
      'Zwei Verläufe in Prozent: Zeilen { "point": <Jahr>, "oneName": <Name>, "one": <Prozent>, "otherName": <Name>, "other": <Prozent> }',
    $ref: 'rule.schema.json#/$defs/value',
  }),
});

/** One row of `of`: two courses in per cent at one point. */
export interface CoursePoint {
  readonly point: number;
  readonly oneName: string;
  readonly one: number;
  readonly otherName: string;
  readonly other: number;
}

export const block = {
  parameters,
  texts: { needed: ['label', 'at', 'first', 'second', 'difference'], possible: [] },
} as const satisfies BlockType;
