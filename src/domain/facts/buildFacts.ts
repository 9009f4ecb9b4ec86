import { accountFacts } from './accountFacts.ts';
import { brandFacts } from './brandFacts.ts';
import { contractFacts } from './contractFacts.ts';
import type { Facts, FactSource, ServerData } from './Facts.ts';
import { sessionFacts } from './sessionFacts.ts';
import { settingFacts } from './settingFacts.ts';

/** One source of facts for each area. */
export const factSources = {
  session: sessionFacts,
  account: accountFacts,
  contract: contractFacts,
  brand: brandFacts,
  settings: settingFacts,
} as const satisfies Readonly<Record<string, FactSource<keyof ServerData>>>;

/** Makes facts of server data. Forms and flow tests use the same function. */
export function buildFacts(data: ServerData): Facts {
  return Object.fromEntries(Object.values(factSources).flatMap((source) => Object.entries(source(data))));
}
