import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderDelivery } from '../../../src/backend/mail/createFolderDelivery.ts';
import { sweepOutbox } from '../../../src/backend/mail/sweepOutbox.ts';
import { modeOf } from '../fixtures/modeOf.ts';

const day = 24 * 60 * 60_000;
const now = new Date('2026-11-21T11:00:00Z');
const mail = {
  id: '1',
  created_at: now.toISOString(),
  account_id: null,
  by_post: false,
  from: 'a@b.de',
  to: 'c@d.de',
  reply_to: '',
  subject: 'Guten Tag',
  text: 'Text',
  html: null,
  attachments: [],
  attempts: 1,
  not_before: '',
  sent_at: null,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function writeMails(ages: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, age] of Object.entries(ages)) {
    await writeFile(join(folder, name), '{}');
    const at = new Date(now.getTime() - age * day);
    await utimes(join(folder, name), at, at);
  }
}

it('files of the outbox are removed after 90 days, including unfinished ones', async () => {
  await writeMails({ 'old.json': 91, 'old.json.part': 91, 'new.json': 89 });
  await sweepOutbox(folder, now);

  expect(await readdir(folder)).toEqual(['new.json']);
});

it('the oldest files of the outbox are removed when there are too many', async () => {
  await writeMails({ 'a.json': 3, 'b.json': 1, 'c.json': 2 });
  await sweepOutbox(folder, now, 2);

  expect(await readdir(folder)).toEqual(['b.json', 'c.json']);
});

it('a missing folder is no error', async () => {
  await expect(sweepOutbox(join(folder, 'nothing'), now)).resolves.toBeUndefined();
});

it('only the user of the server can read mails, for any umask and owner of the folder', async () => {
  const before = process.umask(0o022);
  const outbox = join(folder, 'outbox');
  await mkdir(outbox);
  await createFolderDelivery(outbox)(mail);
  process.umask(before);

  expect(await modeOf(outbox)).toBe('700');
  expect(await modeOf(join(outbox, '1.json'))).toBe('600');
});
