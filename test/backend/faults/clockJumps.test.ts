import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMailSender } from '../../../src/backend/mail/createMailSender.ts';
import { queueMail } from '../../../src/backend/mail/queueMail.ts';
import { startRetentionSweep } from '../../../src/backend/store/startRetentionSweep.ts';
import type { OperationId } from '../../../src/protocol/index.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { now } from '../fixtures/testApp.ts';
import { testDatabase } from '../fixtures/testDatabase.ts';
import { identityClient } from '../identity/identityClient.ts';
import {
  addCustomer,
  callWith,
  endings,
  type SignInWorld,
  startSignInWorld,
} from '../identity/validity/issues.ts';
import { exampleLetter } from '../mail/exampleLetter.ts';
import { describeChanges } from './describeChanges.ts';
import { openWorld, type Process, type World } from './openWorld.ts';
import { callOf, takeReference, takesKey } from './tryWrite.ts';
import { prepareWrites, type Write } from './writes.ts';

const isDeep = process.env['DEEP'] === '1';
const hour = 3_600_000;
const jumps = [
  ['back', -hour],
  ['forward', hour],
] as const;
/** Calls that read the clock for sessions, links, counts, days or limits. */
const sample = ['reportClaim', 'requestEvb', 'changeEmail', 'uploadDocument', 'changeAddress'];
/** A one-time code is right for a minute of the server's clock, as docs/operation.md says. */
const boundToClock = ['confirmSecondFactor'];

let world: World;
let writes: ReadonlyMap<string, Write>;
beforeAll(async () => {
  world = await openWorld();
  writes = new Map(Object.entries(await prepareWrites(world)));
}, hookTimeout);
afterAll(() => world.close());

/** Starts a process whose clock jumps after an await. */
async function startJumping(after: number, jump: number): Promise<Process> {
  const started: Process[] = [];
  const hasJumped = () => started.some(({ faults }) => faults.awaits.length > after);
  const process = await world.startProcess(() => new Date(now.getTime() + (hasJumped() ? jump : 0)));
  process.faults.plan(null);
  started.push(process);
  return process;
}

const hideMoments = (text: string) => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment');

describe.each(jumps)('a clock that jumps an hour %s', (_, jump) => {
  it(
    'within a call changes nothing but moments, and a repeated call gets the same answer',
    async () => {
      const problems: string[] = [];
      for (const [id, write] of writes) {
        if (isDeep ? boundToClock.includes(id) : !sample.includes(id)) continue;
        const operation = id as OperationId;
        const reference = await takeReference(world, operation, write);
        const step = isDeep ? 3 : Math.ceil(reference.awaits.length / 2);
        for (let after = 1; after < reference.awaits.length; after += step) {
          await world.state.restore();
          const process = await startJumping(after, jump);
          const answer = await process.call(callOf(operation, write));
          const description = async () =>
            hideMoments(
              describeChanges(
                [`${answer.status} ${answer.body}`],
                await world.state.readChanges(),
                write.leaves,
              ),
            );
          if ((await description()) !== hideMoments(reference.done)) problems.push(`${id} ${after}`);
          if (!takesKey(operation)) continue;
          await startRetentionSweep(
            process.database,
            () => new Date(now.getTime() + jump),
            () => undefined,
            () => Promise.resolve(),
          ).stop();
          const again = await process.call(callOf(operation, write));
          if (write.doneBefore === undefined && JSON.stringify(again) !== JSON.stringify(answer))
            problems.push(`${id} ${after}: repeated ${again.status} ${again.body}`);
        }
      }

      expect(problems).toEqual([]);
    },
    10 * 60_000,
  );

  it('while mails are sent loses none and sends none twice', async () => {
    await world.state.restore();
    const { query } = world.state;
    for (let count = 0; count < 3; count += 1) await queueMail(query, exampleLetter(), null);
    await query.updateTable('outbox').set({ not_before: now.toISOString() }).execute();
    const sent: string[] = [];
    const run = async (process: Process, clock: () => Date) => {
      const deliver = async ({ id }: { readonly id: string }) => void sent.push(id);
      const parts = { database: process.database, deliver, now: clock, failed: () => undefined };
      await createMailSender(parts).drain();
    };
    const process = await world.startProcess();
    await run(process, () => new Date(now.getTime() + (sent.length > 1 ? jump : 0)));
    await run(process, () => new Date(now.getTime() + 2 * hour));

    expect([sent.length, new Set(sent).size]).toEqual([3, 3]);
    expect(await query.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).toEqual([]);
  });
});

describe('a sign-in', () => {
  let signIns: SignInWorld;
  beforeAll(async () => {
    signIns = await startSignInWorld(await testDatabase());
  }, hookTimeout);
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    await signIns.server.close();
    await signIns.database.close();
  });

  it.each(jumps)(
    'after a new password works, and earlier tokens stay refused, though the clock jumps an hour %s',
    async (name, jump) => {
      const customer = await addCustomer(signIns, `jump-${name}`);
      await endings.passwordChange(signIns, customer);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump });

      expect(await callWith(signIns, customer, customer.other.accessToken)).toBe(401);
      const client = identityClient(signIns.server.port);
      const { access_token: token } = await client.signIn(customer.email, 'Wolkenbruch im Mai');
      expect(await callWith(signIns, customer, token)).toBe(200);
    },
  );
});
