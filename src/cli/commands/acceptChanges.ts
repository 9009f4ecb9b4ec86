import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { AcceptedChange } from '../../analysis/index.ts';
import { formatWithPrettier } from '../formatWithPrettier.ts';
import { say } from '../messages.ts';

/** Writes what moved into the flow files, and returns a sentence for each change. Comments and everything else stay. */
export async function acceptChanges(
  root: string,
  changes: readonly AcceptedChange[],
): Promise<readonly string[]> {
  // Variants share the expectations of their flow, which stands first and decides.
  const once = [
    ...new Map(
      changes.toReversed().map((change) => [`${change.file} ${change.path.join('.')}`, change]),
    ).values(),
  ].toReversed();
  for (const file of new Set(once.map((change) => change.file))) {
    const document = parseDocument(readFileSync(join(root, file), 'utf8'), { version: '1.2' });
    for (const { path, is } of once.filter((change) => change.file === file))
      document.setIn(path, document.createNode(is));
    writeFileSync(join(root, file), await formatWithPrettier(file, document.toString({ lineWidth: 110 })));
  }
  return once.map(({ file, path, was, is }) =>
    say('flows.accepted', { file, path: path.join('.'), was: JSON.stringify(was), is: JSON.stringify(is) }),
  );
}
