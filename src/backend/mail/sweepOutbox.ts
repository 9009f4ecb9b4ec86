import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { settings } from '../settings/settings.ts';
import { day } from '../settings/durations.ts';

const { outboxFileDays, outboxFiles } = settings.mail;

/** Removes files of the outbox folder that are too old, and the oldest when there are more than `most`. */
export async function sweepOutbox(folder: string, now: Date, most: number = outboxFiles): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files: { readonly path: string; readonly writtenAt: number }[] = [];
  for (const name of names) {
    const path = join(folder, name);
    // Another process may have removed it meanwhile.
    const found = await stat(path).catch(() => null);
    if (found?.isFile() === true) files.push({ path, writtenAt: found.mtimeMs });
  }
  const surplus = files
    .toSorted((one, other) => other.writtenAt - one.writtenAt)
    .filter(({ writtenAt }, index) => index >= most || writtenAt <= now.getTime() - outboxFileDays * day);
  for (const { path } of surplus) await rm(path, { force: true });
}
