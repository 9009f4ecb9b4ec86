import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { format } from 'oxfmt';
import settings from '../.oxfmtrc.json' with { type: 'json' };
import { writeAccountsDocument } from './documents/writeAccountsDocument.mjs';
import { writeDecisionIndex } from './documents/writeDecisionIndex.mjs';
import { updateDocumentCounts } from './documents/updateDocumentCounts.mjs';
import { writeProofs } from './documents/writeProofs.mjs';
import { writeExperience } from './documents/experience.mjs';
import { failWith } from './failWith.mjs';
import { writeRegistries } from './documents/writeRegistries.mjs';
import { root } from './root.mjs';

/**
 * Writes the files and parts of documents that are generated before any build; with `--check` it only lists those that are out of date.
 * `forms schemas` generates files from the definitions.
 */
try {
  const documents = {
    ...writeAccountsDocument(),
    ...writeDecisionIndex(),
    ...updateDocumentCounts(),
    ...writeExperience(),
  };
  const files = { ...writeRegistries(), ...writeProofs(), ...(await formatAll(documents)) };
  const outdated = Object.entries(files).filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
  if (process.argv.includes('--check')) {
    const names = outdated.map(([path]) => relative(root, path));
    if (names.length > 0) throw new Error(`Out of date, run "npm run fix": ${names.join(', ')}`);
  } else for (const [path, text] of outdated) writeFileSync(path, text);
} catch (error) {
  failWith(error);
}

/** Formats path -> text as `npm run fix` lays files out. */
async function formatAll(texts) {
  const entries = Object.entries(texts).map(async ([path, text]) => [
    path,
    (await format(path, text, { printWidth: settings.printWidth })).code,
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
