import type { Page } from '@playwright/test';
import type { SeedAccount } from '../../src/backend/seed/SeedAccount.ts';

/** Has a contract of an account chosen in this tab, as the contract chooser does: the first one, or the one with this key. */
export async function chooseContract(page: Page, { contracts }: SeedAccount, key?: string): Promise<void> {
  const contract = contracts.find((one) => key === undefined || one.key === key);
  if (contract === undefined) throw new Error(`The account has no contract "${key ?? ''}"`);
  const number = contract.policy.policyNumber;
  await page.addInitScript((chosen) => sessionStorage.setItem('selectedPolicy', chosen), number);
}
