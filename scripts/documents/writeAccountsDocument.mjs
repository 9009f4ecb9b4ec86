import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replacePart } from './replacePart.mjs';
import { root } from '../root.mjs';

const seed = join(root, 'src/backend/seed');

/** Returns path -> text of `docs/accounts.md`, with a row for each account of the seed that can sign in. */
export function writeAccountsDocument() {
  const path = join(root, 'docs/accounts.md');
  const { password } = readJson('defaults.json');
  const rows = readdirSync(join(seed, 'accounts'))
    .toSorted()
    .map((file) => readJson(`accounts/${file}`))
    .filter(({ login }) => login !== null)
    .map(({ login, brand, says }) => `| \`${login}\` | ${brand} | ${says} |`);
  const table = ['| Account | Brand | What it shows |', '| --- | --- | --- |', ...rows].join('\n');
  const text = `The password of all accounts is \`${password}\`.\n\n${table}`;
  return { [path]: replacePart(readFileSync(path, 'utf8'), 'accounts', text) };
}

function readJson(file) {
  return JSON.parse(readFileSync(join(seed, file), 'utf8'));
}
