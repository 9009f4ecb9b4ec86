import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { readErrorCode } from '../http/readErrorCode.ts';
import { isRunning, nameProcess } from './processName.ts';
import { settings } from '../settings/settings.ts';
import { second } from '../settings/durations.ts';

/** The owner of a folder, as stored in its lock. */
interface Owner {
  readonly id: string;
  readonly pid: number;
  /** The lasting name of the process; null where the system gives none. Then only the heartbeat shows that the owner lives. */
  readonly process: string | null;
}

export interface FolderLock {
  /** Returns false when another process has taken over the folder, because this one seemed dead. */
  readonly isHeld: () => boolean;
  readonly release: () => Promise<void>;
}

const heartbeat = settings.store.lockHeartbeatSeconds * second;
const longestSilence = settings.store.lockSilenceSeconds * second;

/**
 * Locks `folder` for this process, for all processes that see the folder: the lock is the file `<folder>.lock`. The lock of a dead process
 * is replaced: at once where the system knows processes, otherwise when its heartbeat (the time of the file) has stopped. Throws when
 * another process holds the lock.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = `${folder}.lock`;
  const owner: Owner = { id: randomUUID(), pid: process.pid, process: nameProcess() };
  await acquireLock(file, owner, folder);

  let isHeld = true;
  const beat = async () => {
    isHeld = (await readOwner(file))?.id === owner.id;
    if (isHeld) await utimes(file, new Date(), new Date());
  };
  // The error is ignored: a full or missing disk does not end the ownership.
  const timer = setInterval(() => void beat().catch(() => undefined), heartbeat).unref();
  return {
    isHeld: () => isHeld,
    async release() {
      clearInterval(timer);
      if ((await readOwner(file))?.id === owner.id) await rm(file, { force: true });
    },
  };
}

/** Writes the lock, or throws when its owner lives. */
async function acquireLock(file: string, owner: Owner, folder: string): Promise<void> {
  const own = `${file}.${owner.id}`;
  await writeFile(own, JSON.stringify(owner), { mode: 0o600 });
  try {
    while (!(await linkIfFree(own, file))) {
      const other = await readOwner(file);
      if (other === null) continue;
      if (await isOwnerAlive(file, other)) {
        throw new Error(`${folder} is in use by another process (${other.pid}); ${file} names it.`);
      }
      if (await replaceDeadLock(file, other, own, owner)) return;
    }
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Replaces the lock of a dead owner. Only the holder of the lock named after the dead owner may do that, so that a new lock is never
 * replaced.
 */
async function replaceDeadLock(file: string, dead: Owner, own: string, owner: Owner): Promise<boolean> {
  const right = `${file}.${dead.id}.takeover`;
  await acquireLock(right, { ...owner, id: randomUUID() }, file);
  try {
    if ((await readOwner(file))?.id !== dead.id) return false;
    await rename(own, file);
    return true;
  } finally {
    await rm(right, { force: true });
  }
}

/** Creates `file` as a link and returns true; false when it exists. A link appears with all of its content at once. */
async function linkIfFree(own: string, file: string): Promise<boolean> {
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (readErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Reads the owner; null when the lock is missing, or when a power failure left it without content. */
async function readOwner(file: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch (error) {
    if (error instanceof SyntaxError) return { id: 'unknown', pid: 0, process: null };
    if (readErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function isOwnerAlive(file: string, owner: Owner): Promise<boolean> {
  const known = isRunning(owner.process);
  if (known !== null) return known;
  const before = await readModificationTime(file);
  for (let waited = 0; waited < longestSilence; waited += heartbeat) {
    await wait(heartbeat);
    if ((await readModificationTime(file)) !== before) return true;
  }
  return false;
}

/** Returns the time of the last heartbeat; null when the lock is missing. */
async function readModificationTime(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return null;
  }
}
