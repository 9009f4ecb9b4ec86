import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Counts in documents, by the name in the mark around a figure: `<!-- count:forms -->25<!-- /count -->`. */
const counts = {
  brands: () => listFilesBelow('brands', /\/brand\.json$/),
  forms: () => listFilesBelow('schemas', /^schemas\/[^/]+\/wizard\.json$/),
  flowTests: () => listFilesBelow('test/flows', /\.flow\.yaml$/),
  requirements: () => readFileSync(join(root, 'docs/requirements.csv'), 'utf8').match(/^"[A-Z]+-\d{3}"/gm),
};

/** Returns path -> text of each document with counts, with current figures. */
export function updateDocumentCounts() {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    ...listFilesBelow('docs', /^docs\/[^/]+\.md$/),
    ...listFilesBelow('src', /\.md$/),
  ];
  const texts = documents.map((path) => [join(root, path), readFileSync(join(root, path), 'utf8')]);
  return Object.fromEntries(
    texts
      .filter(([, text]) => text.includes('<!-- count:'))
      .map(([path, text]) => [path, updateCounts(text)]),
  );
}

function updateCounts(text) {
  return text.replaceAll(/<!-- count:(\w+) -->[^<]*<!-- \/count -->/g, (_, name) => {
    if (!(name in counts))
      throw new Error(
        `A document counts "${name}", which scripts/documents/updateDocumentCounts.mjs does not.`,
      );
    return `<!-- count:${name} -->${counts[name]().length.toLocaleString('en')}<!-- /count -->`;
  });
}

function listFilesBelow(folder, pattern) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((path) => pattern.test(path));
}
