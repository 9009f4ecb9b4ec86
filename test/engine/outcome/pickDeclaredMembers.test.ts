import { describe, expect, it } from 'vitest';
import type { KeepSchema } from '../../../src/engine/index.ts';
import { pickDeclaredMembers } from '../../../src/engine/outcome/pickDeclaredMembers.ts';

const cost: KeepSchema = { properties: { name: { type: 'string' }, cost: { type: 'number' } } };

describe('the kept part of an answer', () => {
  it.each<readonly [string, KeepSchema, unknown, unknown]>([
    ['a value', { type: 'number' }, 12.5, 12.5],
    ['nothing', { type: 'number' }, null, null],
    ['declared members only', cost, { name: 'A', cost: 1, more: {} }, { name: 'A', cost: 1 }],
    ['members without null', cost, { name: null }, {}],
    ['rows of a list', { type: 'array', items: cost }, [{ cost: 1, more: 2 }], [{ cost: 1 }]],
    [
      'rows of a map that contain lists',
      { type: 'object', additionalProperties: { properties: { costs: { type: 'array', items: cost } } } },
      { FULL: { costs: [{ cost: 1, more: 2 }], more: 3 } },
      { FULL: { costs: [{ cost: 1 }] } },
    ],
    ['another shape unchanged', cost, 'no record', 'no record'],
  ])('%s', (_, schema, body, kept) => {
    expect(pickDeclaredMembers(schema, body)).toEqual(kept);
  });
});
