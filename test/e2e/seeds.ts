import { readdirSync, readFileSync } from 'node:fs';
import type { SeedAccount } from '../../src/backend/seed/SeedAccount.ts';
import { portalPort } from './portalPorts.ts';

const folder = 'src/backend/seed';

/** The accounts of the demonstration world by their keys, as the database is filled with. */
export const seeds: ReadonlyMap<string, SeedAccount> = new Map(
  readdirSync(`${folder}/accounts`).map((file) => [
    file.replace(/\.json$/, ''),
    JSON.parse(readFileSync(`${folder}/accounts/${file}`, 'utf8')) as SeedAccount,
  ]),
);

/** Ids of all brands; tests of one brand use the first one. */
export const brandIds: readonly string[] = [...new Set([...seeds.values()].map(({ brand }) => brand))].sort(
  (one, other) => contractsIn(other) - contractsIn(one) || (one < other ? -1 : 1),
);

/** Where a brand is reached. */
export function originOf(brand: string): string {
  return `http://${brand}.localhost:${portalPort}`;
}

/** The account of a brand with most to show. */
export function customerOf(brand: string): SeedAccount {
  const [first] = [...seeds.values()]
    .filter((seed) => seed.brand === brand && seed.login !== null)
    .sort((one, other) => other.contracts.length - one.contracts.length);
  if (first === undefined) throw new Error(`${brand} has no account`);
  return first;
}

function contractsIn(brand: string): number {
  return customerOf(brand).contracts.length;
}
