import type { Page } from '@playwright/test';
import type { SeedAccount } from '../../src/backend/seed/SeedAccount.ts';
import type { Wizard } from '../../src/engine/index.ts';
import { expectLoaded } from './expectLoaded.ts';
import { signIn } from './signIn.ts';

/**
 * Signs in and stands on the first step of a form. Where a contract is named it is chosen first; an account that has no such contract
 * chooses its first. `origin`: where the brand is reached.
 */
export async function openForm(
  page: Page,
  wizard: Wizard,
  { login, contracts }: SeedAccount,
  policy: string | undefined,
  origin = '',
): Promise<void> {
  const [first] = wizard.steps;
  if (login === null || first === undefined) throw new Error(`nobody can open ${wizard.id}`);
  if (policy === undefined) {
    await signIn(page, login, origin + addressOf(wizard, first.route));
    return;
  }

  const contract = contracts.find(({ key }) => key === policy) ?? contracts[0];
  if (contract === undefined) throw new Error(`${login} has no contract`);
  await signIn(page, login, `${origin}/contractSelection`);
  await page.locator(`input[type=radio][value="${contract.policy.policyNumber}"]`).check();
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(origin + addressOf(wizard, first.route));
  await expectLoaded(page);
}

/** The requests to the customer service share an address, and its search tells which one is open. */
function addressOf({ definition: { mount } }: Wizard, route: string): string {
  return mount?.frame === 'section' ? `${route}?anliegen=${mount.name}` : route;
}
