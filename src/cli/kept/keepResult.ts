import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** The place of kept results, below the folder where the program runs. Removing it costs time and nothing else. */
const keptFolder = 'node_modules/.cache/forms';

/** As many results stay; the oldest go first. One takes some kilobytes. */
const mostResults = 400;

/**
 * Returns the result that an earlier start kept under this key, or computes and keeps it. The key is a digest of everything that the result
 * depends on; null: nothing is kept. A damaged entry and a folder that cannot be written are as good as none.
 */
export async function keepResult<Result>(
  key: string | null,
  compute: () => Promise<Result>,
  folder = keptFolder,
): Promise<Result> {
  if (key === null) return compute();
  const kept = readEntry(join(folder, key));
  // Under this key the same program kept the same kind of result.
  if (kept !== null) return kept.result as Result;
  const result = await compute();
  writeEntry(folder, key, { result });
  return result;
}

/** Returns a digest of texts in their order. */
export function digestTexts(texts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
}

interface Entry {
  readonly result: unknown;
}

const checkBytes = 32;

function readEntry(file: string): Entry | null {
  try {
    const written = readFileSync(file);
    const content = written.subarray(checkBytes);
    if (!written.subarray(0, checkBytes).equals(digestBytes(content))) return null;
    // Only `writeEntry` writes there.
    return deserialize(content) as Entry;
  } catch {
    return null;
  }
}

/** Writes beside the entry and renames, so that no other program reads half of it. */
function writeEntry(folder: string, key: string, entry: Entry): void {
  try {
    const content = serialize(entry);
    mkdirSync(folder, { recursive: true });
    const draft = join(folder, `${key}.${randomUUID()}`);
    writeFileSync(draft, Buffer.concat([digestBytes(content), content]));
    renameSync(draft, join(folder, key));
    removeOldest(folder);
  } catch {
    // The result is right without being kept.
  }
}

function removeOldest(folder: string): void {
  const names = readdirSync(folder);
  if (names.length <= mostResults) return;
  const byAge = names
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .toSorted((left, right) => right.time - left.time);
  for (const { name } of byAge.slice(mostResults / 2)) rmSync(join(folder, name), { force: true });
}

function digestBytes(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
