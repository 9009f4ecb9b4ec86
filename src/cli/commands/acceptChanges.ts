import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AcceptedChange, dropRepeatedChanges, writeFlowChanges } from '../../analysis/index.ts';
import { formatFile } from '../write/formatFile.ts';
import { writeFiles } from '../write/writeFiles.ts';
import { say } from '../messages.ts';

/** Writes what moved into the flow files, and returns a sentence for each change. Comments and everything else stay. */
export async function acceptChanges(
  root: string,
  changes: readonly AcceptedChange[],
): Promise<readonly string[]> {
  const once = dropRepeatedChanges(changes);
  const texts = new Map<string, string>();
  for (const file of new Set(once.map((change) => change.file))) {
    const own = once.filter((change) => change.file === file);
    const text = writeFlowChanges(readFileSync(join(root, file), 'utf8'), own);
    texts.set(file, await formatFile(file, text));
  }
  writeFiles(root, texts);
  return once.map(({ file, path, was, is }) =>
    say('flows.accepted', { file, path: path.join('.'), was: JSON.stringify(was), is: JSON.stringify(is) }),
  );
}
