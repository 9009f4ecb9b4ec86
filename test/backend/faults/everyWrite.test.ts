import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, type OperationId, operations } from '../../../src/protocol/index.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import type { Fault } from './createFaults.ts';
import { openWorld, type World } from './openWorld.ts';
import { listFaults, type Reference, takeReference, tryWrite } from './tryWrite.ts';
import { type FaultRow, writeFaultTable } from './writeFaultTable.ts';
import { calculations, prepareWrites, type Write } from './writes.ts';

const isDeep = process.env['DEEP'] === '1';
const minutes = 60_000;
const changing = Object.values<Operation>(operations)
  .filter(({ method, hasEffect }) => method !== 'GET' || hasEffect === true)
  .map(({ id }) => id as OperationId);
const ids = changing.filter((id) => !calculations.includes(id));

let world: World;
let writes: ReadonlyMap<string, Write>;
const rows: FaultRow[] = [];
beforeAll(async () => {
  world = await openWorld();
  writes = new Map(Object.entries(await prepareWrites(world)));
}, hookTimeout);
afterAll(async () => {
  const { kind } = world;
  await world.close();
  if (isDeep && rows.length === ids.length) writeFaultTable(kind, rows);
});

it('every operation that changes data has a row', () => {
  expect([...writes.keys()].toSorted()).toEqual(ids.toSorted());
  expect(calculations.filter((id) => !changing.includes(id))).toEqual([]);
});

describe.each(ids)('%s', (id) => {
  it(
    'is done once or not at all, whatever fails at whichever await, and a repeated call completes it',
    async () => {
      const write = writes.get(id);
      if (write === undefined) throw new Error(`${id} has no row.`);
      const reference = await takeReference(world, id, write);
      expect(reference.answer).toMatchObject({ status: expect.toSatisfy((status) => status < 300) });
      expect(reference.stored).not.toBe('');
      const { stored, done, shown } = isDeep ? await takeReference(world, id, write) : reference;
      expect({ stored, done, shown }).toEqual({
        stored: reference.stored,
        done: reference.done,
        shown: reference.shown,
      });

      const faults = chooseFaults(reference, ids.indexOf(id));
      const problems: string[] = [];
      let held = 0;
      for (const fault of faults) {
        const found = await tryWrite(world, id, write, reference, fault);
        if (found.length === 0) held += 1;
        problems.push(...found.map((one) => `${nameFault(reference, fault)}: ${one}`));
      }
      rows.push({ id, awaits: reference.awaits.length, faults: faults.length, held });

      expect(problems).toEqual([]);
    },
    20 * minutes,
  );
});

/** Returns all faults for the deep run; otherwise the loss of the answer to the last commit, and another one for each operation. */
function chooseFaults({ awaits }: Reference, seed: number): readonly Fault[] {
  const all = listFaults(awaits);
  if (isDeep) return all;
  const last = awaits.lastIndexOf('commit');
  const isLost = ({ at, kind }: Fault) => at === last && kind === 'connection lost after';
  return all.filter((fault, number) => isLost(fault) || number === (seed * 37 + 11) % all.length);
}

function nameFault({ awaits }: Reference, { at, kind }: Fault): string {
  return `${kind} ${at} (${awaits[at]})`;
}
