import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { readErrorCode } from '../http/readErrorCode.ts';
import { isRunning, thisProcess } from './processName.ts';
import { settings } from '../settings/settings.ts';
import { second } from '../settings/durations.ts';

/** Who holds a folder, as the lock beside it says. */
interface Owner {
  readonly id: string;
  readonly pid: number;
  /** Null where the system gives processes no lasting name; then the heartbeat alone tells whether this one lives. */
  readonly process: string | null;
}

export interface FolderLock {
  /** False when somebody else has taken the folder over, because this process seemed to be dead. */
  readonly isHeld: () => boolean;
  readonly release: () => Promise<void>;
}

const heartbeat = settings.store.lockHeartbeatSeconds * second;
const longestSilence = settings.store.lockSilenceSeconds * second;

/**
 * Holds `folder` for this process, wherever it and others were started from: the lock is the file `<folder>.lock`. The lock of a process
 * that is dead is taken over: at once where the system can tell, otherwise when its heartbeat (the time of the file) stands still.
 * Throws when another process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = `${folder}.lock`;
  const owner: Owner = { id: randomUUID(), pid: process.pid, process: thisProcess() };
  await acquireLock(file, owner, folder);

  let isHeld = true;
  const beat = async () => {
    isHeld = (await readOwner(file))?.id === owner.id;
    if (isHeld) await utimes(file, new Date(), new Date());
  };
  // A disk that is full or away for a moment says nothing about the owner.
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
 * Puts the own lock in the place of a dead owner's. Only the one who holds the lock named after the dead owner may do that, so that
 * nobody replaces a lock that is new already.
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

/** Whether `file` was free: a link is made with all of its content or not at all. */
async function linkIfFree(own: string, file: string): Promise<boolean> {
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (readErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Null when the lock is gone. A power failure can leave one without content: nobody's, as far as anybody can tell. */
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

/** Null when the lock is gone. */
async function readModificationTime(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return null;
  }
}
