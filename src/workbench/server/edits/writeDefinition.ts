import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { say } from '../messages.ts';

/** The only files that the workbench writes. */
const writable = /^(?:schemas|rules|brands|test\/flows)\/(?:[\w.-]+\/)*[\w.-]+\.(?:json|yaml)$/;

/** Sentences for what a file system refuses. */
const refusals: Readonly<Record<string, 'denied' | 'full' | 'gone'>> = {
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  ENOSPC: 'full',
  EDQUOT: 'full',
  ENOENT: 'gone',
};

/**
 * Writes a definition, or removes it (null), as a whole: readers see the old file or the new one. The folder of a new file is made, and an
 * empty one goes with its last file. Returns why it could not, in a sentence; null when it did.
 */
export function writeDefinition(
  root: string,
  file: string,
  text: string | null,
  isNew = false,
): string | null {
  const isInside = writable.test(file) && !file.split('/').some((part) => /^\.+$/.test(part));
  if (!isInside || hasLink(root, file)) return say('write.outside', { file });
  const target = join(root, file);
  const fresh = `${target}.${process.pid}.tmp`;
  try {
    if (text === null) {
      rmSync(target);
      if (readdirSync(dirname(target)).length === 0) rmdirSync(dirname(target));
    } else {
      if (isNew) mkdirSync(dirname(target), { recursive: true });
      // A file of that name that is there already is a link or another's.
      const handle = openSync(fresh, 'wx', lstatSync(target, { throwIfNoEntry: false })?.mode ?? 0o644);
      try {
        writeFileSync(handle, text);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
      renameSync(fresh, target);
    }
    return null;
  } catch (error) {
    rmSync(fresh, { force: true });
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const refusal = refusals[code];
    return refusal === undefined
      ? say('write.failed', { file, why: code })
      : say(`write.${refusal}`, { file });
  }
}

/** Returns true when the file or a folder on the way to it is a link, which may lead anywhere. */
function hasLink(root: string, file: string): boolean {
  const parts = file.split('/');
  return parts.some((_, index) => {
    const place = lstatSync(join(root, ...parts.slice(0, index + 1)), { throwIfNoEntry: false });
    return place?.isSymbolicLink() === true;
  });
}
