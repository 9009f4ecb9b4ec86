import fc from 'fast-check';
import { expect, it } from 'vitest';
import { combineFacts } from '../../../src/analysis/prove/scenarios/combineFacts.ts';
import { createWorldKey } from '../../../src/analysis/prove/slices/mergeAlikeWorlds.ts';
import type { Facts } from '../../../src/engine/index.ts';

const names = ['a', 'b', 'c', 'd', 'e'];
const values = [0, 1, 2];
const someNames = fc.subarray(names, { minLength: 1 });

/** Reads some facts, and says yes of about one combination in `parts`. */
const rule = fc.record({ reads: someNames, parts: fc.integer({ min: 2, max: 4 }), salt: fc.nat(50) });

function says(
  { reads, parts, salt }: { reads: string[]; parts: number; salt: number },
  world: Facts,
): boolean {
  return reads.reduce((sum, name, index) => sum + (index + salt) * Number(world[name]), salt) % parts === 0;
}

/** Lists every combination of all facts. */
const everyWorld = names.reduce<readonly Facts[]>(
  (worlds, name) => worlds.flatMap((world) => values.map((value) => ({ ...world, [name]: value }))),
  [{}],
);

it('combined facts have every distinguishable possible world, each once', () => {
  fc.assert(
    fc.property(
      fc.array(rule, { maxLength: 4 }),
      fc.subarray(names, { maxLength: 2 }),
      fc.array(rule, { maxLength: 2 }),
      fc.array(rule, { maxLength: 1 }),
      (rules, valued, never, asked) => {
        const distinctions = {
          rules: rules.map((one) => ({
            reads: one.reads,
            keyOf: (world: Facts) => String(says(one, world)),
          })),
          names: valued,
        };
        const limits = never.map((one) => ({
          reads: one.reads,
          allows: (world: Facts) => !says(one, world),
        }));
        const within = asked.map((one) => ({ reads: one.reads, allows: (world: Facts) => says(one, world) }));
        const keyOf = createWorldKey(distinctions);
        const isWanted = (world: Facts) => [...limits, ...within].every(({ allows }) => allows(world));

        const { worlds, exhaustive } = combineFacts(
          [{}],
          names.map((name) => [name, values]),
          { most: 1_000, limits, within, distinctions, isTold: () => true },
        );

        const keys = worlds.map(keyOf);
        expect(exhaustive).toBe(true);
        expect(worlds.every(isWanted)).toBe(true);
        expect(keys).toHaveLength(new Set(keys).size);
        expect(new Set(keys)).toEqual(new Set(everyWorld.filter(isWanted).map(keyOf)));
      },
    ),
    { numRuns: 300 },
  );
});
