import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import * as fileSystem from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderDelivery } from '../../../src/backend/mail/createFolderDelivery.ts';
import { createMailSender } from '../../../src/backend/mail/createMailSender.ts';
import { queueMail } from '../../../src/backend/mail/queueMail.ts';
import { hookTimeout } from '../fixtures/hookTimeout.ts';
import { now } from '../fixtures/testApp.ts';
import { exampleLetter } from '../mail/exampleLetter.ts';
import type { Fault, Faults } from './createFaults.ts';
import { openWorld, type World } from './openWorld.ts';
import { listFaults } from './tryWrite.ts';

const hour = 3_600_000;
let world: World;
beforeAll(async () => {
  world = await openWorld();
  const { query } = world.state;
  await queueMail(query, exampleLetter(), null);
  await queueMail(query, exampleLetter({ to: ['Sabine Müller', 'Venloer Straße 230', '50823 Köln'] }), null);
  // The mails are due by the clock of the tests, too.
  await query.updateTable('outbox').set({ not_before: now.toISOString() }).execute();
  await world.state.keep();
}, hookTimeout);
afterAll(() => world.close());

/** What mail server and printer have got, and what the outbox still has. */
interface Outcome {
  readonly awaits: readonly string[];
  readonly received: readonly string[];
  readonly printed: readonly string[];
  readonly waiting: readonly string[];
}

/** Empties the outbox in a process that a fault meets, and an hour later in one that none meets. */
async function deliverWith(fault: Fault | null): Promise<readonly [first: Outcome, last: Outcome]> {
  await world.state.restore();
  const folder = await mkdtemp(join(tmpdir(), 'every-mail-'));
  const received: string[] = [];
  const run = async (time: Date, planned: Fault | null): Promise<Outcome> => {
    const { faults, database } = await world.startProcess();
    faults.plan(planned);
    const print = createFolderDelivery(folder, failingFiles(faults));
    const sender = createMailSender({
      database,
      deliver: (mail) =>
        mail.by_post
          ? print(mail)
          : faults.pass('hand over', async () => void received.push(`${mail.id} ${mail.to} ${mail.text}`)),
      now: () => time,
      failed: () => undefined,
    });
    await sender.drain().catch(() => undefined);
    const waiting = await world.state.query
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .execute();
    return {
      awaits: [...faults.awaits],
      received: [...received],
      printed: await readLetters(folder),
      waiting: waiting.map(({ id }) => id),
    };
  };
  const outcomes = [await run(now, fault), await run(new Date(now.getTime() + hour), null)] as const;
  await rm(folder, { recursive: true });
  return outcomes;
}

/** Every call of the file system as an await of `faults`. */
function failingFiles(faults: Faults): Parameters<typeof createFolderDelivery>[1] {
  const { chmod, mkdir, rename, writeFile } = fileSystem;
  const pass = <Work extends (...parameters: never[]) => Promise<unknown>>(name: string, work: Work) =>
    ((...parameters: Parameters<Work>) => faults.pass(name, () => work(...parameters))) as unknown as Work;
  return {
    chmod: pass('chmod', chmod),
    mkdir: pass('mkdir', mkdir),
    rename: pass('rename', rename),
    writeFile: ((...parameters: Parameters<typeof writeFile>) => {
      const [, , options] = parameters;
      const isFlushed = typeof options === 'object' && options?.flush === true;
      return faults.pass(isFlushed ? 'write and flush' : 'write', () => writeFile(...parameters));
    }) as typeof writeFile,
    syncFolder: pass('syncFolder', async () => undefined),
  };
}

async function readLetters(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => !name.endsWith('.part')).toSorted();
  return Promise.all(
    whole.map(async (name) => {
      const { id, text } = JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, string>;
      return `${id} ${text}`;
    }),
  );
}

it('a mail is never lost, whatever fails at whichever await, and is sent twice only under one Message-ID', async () => {
  const [, undisturbed] = await deliverWith(null);
  const { awaits } = (await deliverWith(null))[0];
  const written = awaits.slice(awaits.indexOf('mkdir'), awaits.indexOf('syncFolder') + 3);
  expect(written).toEqual('mkdir|chmod|write and flush|rename|syncFolder|connect|update outbox'.split('|'));
  expect([undisturbed.received.length, undisturbed.printed.length]).toEqual([1, 1]);

  const problems: string[] = [];
  for (const fault of listFaults(awaits)) {
    const [first, last] = await deliverWith(fault);
    const delivered = new Set([...first.received, ...first.printed]);
    const isErased = first.waiting.length + delivered.size >= 2;
    const isWhole =
      last.waiting.length === 0 &&
      String([...new Set(last.received)]) === String(undisturbed.received) &&
      String(last.printed) === String(undisturbed.printed);
    const mayBeTwice = fault.at >= awaits.indexOf('hand over') && fault.at <= awaits.indexOf('mkdir');
    const isOnce = last.received.length === 1 || mayBeTwice;
    if (!isErased || !isWhole || !isOnce)
      problems.push(`${fault.kind} ${fault.at} (${awaits[fault.at]}): ${JSON.stringify({ first, last })}`);
  }

  expect(problems).toEqual([]);
});
