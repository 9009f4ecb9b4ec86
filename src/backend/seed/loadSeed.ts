import defaults from './defaults.json' with { type: 'json' };
import type { SeedAccount, SeedDefaults } from './SeedAccount.ts';

export { listApplicationEntries, type SeedAccount } from './SeedAccount.ts';

const files = import.meta.glob<SeedAccount>('./accounts/*.json', { eager: true, import: 'default' });

export const seedDefaults: SeedDefaults = defaults;

/** Accounts by key. The key is the name of the file. */
export const seedAccounts: ReadonlyMap<string, SeedAccount> = new Map(
  Object.entries(files).map(([path, account]) => [path.replace(/^.*\/|\.json$/g, ''), account]),
);
