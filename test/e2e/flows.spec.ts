import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type FlowCase, flowCases, runCase, textsOfForm } from '../../src/analysis/index.ts';
import type { SeedAccount } from '../../src/backend/seed/SeedAccount.ts';
import { readFlows } from '../../src/cli/readFlows.ts';
import { wizardOf } from '../../src/cli/wizardOf.ts';
import { readForms } from '../../src/definitions/disk.ts';
import { browserDriver } from './browserDriver.ts';
import { expect, test } from './portalTest.ts';

const repository = readForms('.');
const flows = readFlows('.', repository).flows.filter(({ flow }) => flow.browser === true);
const password = 'demo-passwort';

/** A whole report is some hundred looks and acts. */
test.setTimeout(180_000);

/** Signs in and opens the form for the contract a flow is about. */
async function openForm(page: Page, { given }: FlowCase): Promise<void> {
  const seed = JSON.parse(
    readFileSync(`src/backend/seed/accounts/${given.account}.json`, 'utf8'),
  ) as SeedAccount;
  const contract = seed.contracts.find(({ key }) => key === given.policy);
  if (!seed.login || !contract) throw new Error(`${given.account} has no contract ${given.policy}`);

  await page.goto('/');
  await page.getByLabel('E-Mail-Adresse').fill(seed.login);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Schaden melden' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${contract.policy.policyNumber}`) }).check();
  await page.getByRole('button', { name: 'Weiter mit diesem Vertrag' }).click();
  await page.waitForURL('**/claims/type');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

for (const file of flows) {
  const wizard = wizardOf(repository, file.flow.form);
  if (!wizard) throw new Error(`${file.flow.form} has mistakes`);
  const cases = flowCases(
    { ...file, flow: { ...file.flow, variants: [] } },
    wizard.steps.map(({ id }) => id),
  );
  for (const one of cases) {
    test(`${one.proves.join(' ')} ${one.name}`, async ({ page }) => {
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(Date.now());
      await openForm(page, one);

      const failures = await runCase(
        { ...one, today },
        browserDriver(page, wizard, textsOfForm(repository, wizard.id)),
        wizard,
      );

      expect(failures).toEqual([]);
    });
  }
}
