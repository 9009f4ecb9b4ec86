import type { Page } from '@playwright/test';
import type { SeedAccount } from '../../src/backend/seed/SeedAccount.ts';
import type { Wizard } from '../../src/engine/index.ts';
import { chooseContract } from './chooseContract.ts';
import { signIn } from './signIn.ts';

/**
 * Signs in and stands on the first step of a form. Where a contract is named it is chosen first; an account that has no such contract
 * chooses its first. `origin`: where the brand is reached.
 */
export async function openForm(
  page: Page,
  wizard: Wizard,
  seed: SeedAccount,
  policy: string | undefined,
  origin = '',
): Promise<void> {
  const { login } = seed;
  const [first] = wizard.steps;
  if (login === null || first === undefined) throw new Error(`No account can open ${wizard.id}.`);
  if (policy !== undefined)
    await chooseContract(page, seed, seed.contracts.some(({ key }) => key === policy) ? policy : undefined);
  await signIn(page, login, origin + addressOf(wizard, first.route));
}

/** The requests to the customer service share an address, and its search tells which one is open. */
function addressOf({ definition: { mount } }: Wizard, route: string): string {
  return mount?.frame === 'section' ? `${route}?anliegen=${mount.name}` : route;
}
