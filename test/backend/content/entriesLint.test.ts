import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lint, listWords } from '../../../src/analysis/index.ts';
import { collectLintTools } from '../../../src/cli/collectLintTools.ts';
import { findMisspelled } from '../../../src/cli/spelling/findMisspelled.ts';
import { readRepository } from '../../../src/definitions/disk.ts';
import { shippedForms } from '../../shippedForms.ts';

const folder = 'src/backend/content/entries';
/** An entry is written for one brand or all, and has sentences of the law. */
const notOfEntries = ['brand-in-text', 'long-sentence'];
/** Fields that nobody reads. */
const codes = new Set(['brand', 'category', 'key', 'icon', 'asset', 'entries', 'creationTime', 'expiryDate']);

/** Right words of entries that are in no dictionary: names, short forms, parts of hosts, terms of insurance. */
const known = new Set(
  (
    'AKB DSGVO KPS SEPA-Lastschriftmandat SF-Klasse Sonn unfall ' +
    'Eskamp Lindenau Marlau Nordkamp Sonnwald Sperberg Tellwig ' +
    'Pfotenabdrücke Reifglätte Rückstufungsrechner Teilkaskoschaden außereuropäischen umfriedeten zurückgestuft'
  ).split(' '),
);

/** Lists the sentences of an entry below its fields, as a page draws them. */
function listSentences(value: unknown): readonly string[] {
  if (typeof value === 'string') return [drawn(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (codes.has(name) ? [] : listSentences(one)));
}

/** Drops what pages draw as a heading, a list, bold or a link, and the fixed spaces that an editor sets. */
function drawn(line: string): string {
  return line
    .replace(/^(?:#{2,3}|-|\d+\.) /, '')
    .replaceAll('**', '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('\u00a0', ' ');
}

/** Lints the sentences as texts of a mail, which depend on no form. */
async function lintSentences(name: string, sentences: readonly string[]): Promise<readonly string[]> {
  const file = `src/backend/content/${name}.de.json`;
  const text = JSON.stringify(
    Object.fromEntries(sentences.map((sentence, index) => [`sentence${index}`, sentence])),
  );
  const texts = new Map([...shippedForms.files].map(([path, one]) => [path, one.text]));
  const repository = readRepository(new Map([...texts, [file, text]]), shippedForms);
  const words = [...listWords(repository)].filter((word) => !known.has(word));
  const misspelled = await findMisspelled(new Set(words));
  return lint(repository, { ...collectLintTools(repository, '.'), misspelled })
    .filter((found) => found.file === file && !notOfEntries.includes(found.code))
    .map(({ code, message }) => `${code}: ${message}`);
}

it('shipped entries pass the checks of texts', async () => {
  // The imprint consists of names, registers and addresses.
  const files = readdirSync(folder).filter((file) => file !== 'imprint.json');
  const sentences = files.flatMap((file) =>
    (
      JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as readonly { readonly fields: unknown }[]
    ).flatMap(({ fields }) => listSentences(fields)),
  );
  expect(await lintSentences('entries', sentences)).toEqual([]);
});

it('mistakes in an entry are found', async () => {
  const found = await lintSentences('wrong', ['Das ist ein Beitrgas', 'Ihre Police , bitte', 'Ja!']);
  expect(new Set(found.map((one) => one.split(':')[0]))).toEqual(
    new Set(['exclamation-mark', 'forbidden-word', 'space-at-mark', 'unknown-word']),
  );
});
