import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNearestName } from '../../../src/engine/index.ts';
import { choice, text, when, wizardOf, yesNo } from '../testForm.ts';

describe('the reads of a condition', () => {
  const wizard = wizardOf({
    facts: ['policy.full'],
    steps: {
      one: {
        b: yesNo,
        a: text(),
        kind: choice('A', 'B'),
        rows: { type: 'array', maxItems: 3, items: { type: 'object', properties: { x: text(), y: text() } } },
        last: text(),
      },
    },
    rules: {
      conditions: {
        both: when({ and: [{ answered: 'one.b' }, { answered: 'one.a' }] }),
        through: when({ or: [{ is: 'both' }, { var: 'policy.full' }] }),
        inRow: when({ and: [{ answered: 'row.x' }, { is: 'both' }] }),
        throughRow: when({ is: 'inRow' }),
        overRows: when({ some: [{ var: 'one.rows' }, { is: 'inRow' }] }),
        plainRows: when({ some: [{ var: 'one.rows' }, { answered: 'row.x' }] }),
      },
      fields: {
        'one.rows.y': {
          show: 'throughRow',
          max: { firstOf: ['row.x', { join: [{ is: 'through' }] }, 'one.kind'] },
        },
        'one.last': {
          show: 'overRows',
          max: { if: ['both', 'one.kind', 'policy.full'] },
          min: { join: [{ '!': 'both' }] },
          variants: { v: '!policy.full' },
        },
      },
    },
  });

  it.each<readonly [string, readonly string[], boolean]>([
    ['both', ['one.a', 'one.b'], false],
    ['through', ['one.a', 'one.b', 'policy.full'], false],
    ['inRow', ['one.a', 'one.b'], true],
    ['throughRow', ['one.a', 'one.b'], true],
    ['overRows', ['one.a', 'one.b', 'one.rows'], false],
    ['plainRows', ['one.rows'], false],
  ])('%s: %j', (name, reads, readsRow) => {
    expect(wizard.conditions.get(name)).toMatchObject({ reads, readsRow });
  });

  it('include those of values, sorted and without duplicates', () => {
    const last = wizard.nodes.find((node) => node.path === 'one.last');
    const rows = wizard.nodes.find((node) => node.path === 'one.rows');

    expect(last).toMatchObject({
      max: { reads: ['one.a', 'one.b', 'one.kind', 'policy.full'], readsRow: false },
      min: { reads: ['one.a', 'one.b'], readsRow: false },
    });
    expect(rows?.kind === 'list' && rows.parts[1]).toMatchObject({
      max: { reads: ['one.a', 'one.b', 'one.kind', 'policy.full'], readsRow: true },
    });
  });
});

describe('did you mean', () => {
  const names = ['licensePlate', 'location', 'Statement', 'iban', 'ab'];

  it.each<readonly [string, string | null]>([
    ['licencePlate', 'licensePlate'],
    ['LICENSEPLATE', 'licensePlate'],
    ['lcoation', 'location'],
    ['locatoin', 'location'],
    ['location2', 'location'],
    ['statment', 'Statement'],
    ['bian', 'iban'],
    ['abin', 'iban'],
    ['liencsePlaet', 'licensePlate'],
    ['iba', 'iban'],
    ['i', 'ab'],
    ['xyz', null],
    ['somethingElse', null],
    ['', 'ab'],
  ])('%s: %s', (typed, meant) => {
    expect(findNearestName(typed, names)).toBe(meant);
  });

  it('the candidate with the fewest mistakes wins: wrong, missing, additional or swapped letters', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 4 }), (typed, candidates) => {
        const near = candidates.filter((candidate) => mistakes(typed, candidate) <= 2);
        const least = Math.min(...near.map((candidate) => mistakes(typed, candidate)));

        expect(findNearestName(typed, candidates)).toBe(
          near.find((candidate) => mistakes(typed, candidate) === least) ?? null,
        );
      }),
    );
  });

  it('one mistake in three letters is allowed, and at least two', () => {
    expect(findNearestName('abcdefghi', ['abcdefxyz'])).toBe('abcdefxyz');
    expect(findNearestName('abcdefghi', ['abcdewxyz'])).toBeNull();
    expect(findNearestName('abcdefgh', ['abcdexyz'])).toBeNull();
    expect(findNearestName('ab', ['cd'])).toBe('cd');
  });

  it('the first of two equally near candidates wins', () => {
    expect(findNearestName('cat', ['bat', 'hat'])).toBe('bat');
    expect(findNearestName('cat', [])).toBeNull();
  });
});

/** The distance by its definition: equal last letters cost nothing, otherwise one mistake plus the distance of the rest. */
function mistakes(left: string, right: string): number {
  if (left === '' || right === '') return left.length + right.length;
  const [l, r] = [left.slice(0, -1), right.slice(0, -1)];
  const swapped =
    left.length > 1 && right.length > 1 && left.at(-1) === right.at(-2) && left.at(-2) === right.at(-1);
  return Math.min(
    mistakes(l, r) + (left.at(-1) === right.at(-1) ? 0 : 1),
    mistakes(l, right) + 1,
    mistakes(left, r) + 1,
    swapped ? mistakes(left.slice(0, -2), right.slice(0, -2)) + 1 : Infinity,
  );
}
