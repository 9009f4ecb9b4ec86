import type { LintTools } from '../analysis/index.ts';
import { seedAccounts } from '../backend/seed/loadSeed.ts';
import type { Repository } from '../definitions/disk.ts';
import { readFlows } from './readFlows.ts';

/** Adds the flow tests, or those of one form, and the accounts they may name; a build does without them. */
export function addFlowTests(
  tools: LintTools,
  repository: Repository,
  root: string,
  form: string | null = null,
): LintTools {
  const accounts = [...seedAccounts].map(([key, account]) => {
    const partners = (account.partners ?? []).flatMap((partner) => seedAccounts.get(partner) ?? []);
    return [key, [account, ...partners].flatMap(({ contracts }) => contracts.map((one) => one.key))] as const;
  });
  return { ...tools, flows: readFlows(root, repository, form), accounts: new Map(accounts) };
}
