import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes new texts into existing files below `root`: all of them or none. Each text is first written beside its file. When a file cannot be
 * replaced then, those before it get their old texts back, and the error of the file system is thrown.
 */
export function writeFiles(root: string, texts: ReadonlyMap<string, string>): void {
  const drafts = [...texts].map(([file, text]) => {
    const target = join(root, file);
    return { target, draft: `${target}.${process.pid}.tmp`, text, old: readFileSync(target) };
  });
  const written: typeof drafts = [];
  const replaced: typeof drafts = [];
  try {
    for (const one of drafts) {
      writeFileSync(one.draft, one.text);
      written.push(one);
    }
    for (const one of drafts) {
      renameSync(one.draft, one.target);
      replaced.push(one);
    }
  } catch (error) {
    for (const { target, old } of replaced) writeFileSync(target, old);
    for (const { draft } of written) rmSync(draft, { force: true });
    throw error;
  }
}
