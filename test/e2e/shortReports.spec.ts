import type { Locator } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { originOf } from './seeds.ts';

const kindsOf = (main: Locator) => main.getByRole('region', { name: 'Was ist passiert?' });

/** Presses a picture of a kind, once the hint before it is closed, and goes on with the only contract. */
async function openKind(main: Locator, kind: string): Promise<void> {
  await kindsOf(main).getByRole('link', { name: kind }).click();
  await main.getByRole('link', { name: 'Ja, weiter' }).click();
}

test('CLM-108 from the start page, a glass claim is reported on two pages with five answers and nine presses', async ({
  page,
  signInAs,
}) => {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await signInAs('nora.neuhaus');
  const main = page.getByRole('main');
  await press(page.getByRole('navigation').getByRole('button', { name: 'Schaden', exact: true }));
  await press(page.getByRole('link', { name: 'Alles zum Schaden' }));
  await press(main.getByRole('button', { name: 'Verstanden' }));
  await press(kindsOf(main).getByRole('link', { name: 'Steinschlag' }));
  await press(main.getByRole('link', { name: 'Ja, weiter' }));

  await expect(page).toHaveURL('/claims/glass');
  await expect(main.getByRole('radio', { name: /Steinschlag/ })).toBeChecked();
  await press(main.getByRole('button', { name: 'Jetzt' }));
  await press(main.getByLabel('Schadenort'));
  await page.keyboard.type('A 4, Richtung Aachen');
  await press(main.getByLabel('Ja, das stimmt alles so'));
  await expectAccessible(page);
  await press(main.getByRole('button', { name: 'Schaden melden' }));

  await expect(page).toHaveURL('/claims/glass/confirmation');
  expect(presses).toBeLessThanOrEqual(9);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await main.getByRole('button', { name: 'Kopieren' }).click();
  await expect(main.getByRole('button', { name: 'Kopiert' })).toBeFocused();
  await page.getByText('Ihre Angaben', { exact: true }).click();
  const confirmed = main.getByRole('definition').filter({ hasText: 'Die Polizei war nicht da.' });
  await expect(confirmed).toContainText('nach bestem Wissen vollständig und richtig beantwortet.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('CLM-108 the short report of glass is less than two and a half screens high', async ({
    page,
    signInAs,
  }) => {
    await signInAs('nora.neuhaus', '/claims');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Verstanden' }).click();
    await openKind(main, 'Steinschlag');
    await expect(main.getByRole('button', { name: 'Jetzt' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2000);
  });
});

test('who goes on in the long report decides what happens to a begun one', async ({ page, signInAs }) => {
  await signInAs('nora.neuhaus', '/claims');
  const main = page.getByRole('main');
  const event = page.getByLabel('Welches Ereignis war es?');
  await main.getByRole('button', { name: 'Verstanden' }).click();
  await openKind(main, 'Sturm, Blitz');
  await expect(event).toHaveValue('STORM_LIGHTNING');

  for (const [choice, value] of [
    ['Begonnene fortsetzen', 'STORM_LIGHTNING'],
    ['Ersetzen', 'GLASS_DAMAGE_EXCHANGE'],
  ] as const) {
    await page.goto('/claims');
    await openKind(main, 'Scheibe gerissen');
    await main.getByRole('link', { name: 'Nein, bitte einzeln fragen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /schon eine Meldung begonnen$/ })).toBeFocused();
    await expectAccessible(page);
    await main.getByRole('button', { name: choice }).click();
    await expect(event).toHaveValue(value);
  }
  await page.reload();
  await expect(event).toHaveValue('GLASS_DAMAGE_EXCHANGE');
});

test('whoever does not agree goes on in the long report with the answers so far', async ({
  page,
  signInAs,
}) => {
  await signInAs('nora.neuhaus', '/claims');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Verstanden' }).click();
  await kindsOf(main).getByRole('link', { name: 'Scheibe gerissen' }).click();
  await main.getByRole('link', { name: 'Ja, weiter' }).click();
  await main.getByLabel('Schadenort').fill('Köln');
  await main.getByRole('link', { name: 'Nein, bitte einzeln fragen' }).click();

  await expect(page).toHaveURL('/claims/type');
  await expect(page.getByLabel('Schaden am eigenen Fahrzeug (Kasko)')).toBeChecked();
  await expect(page.getByLabel('Welches Ereignis war es?')).toHaveValue('GLASS_DAMAGE_EXCHANGE');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByLabel('Weder noch').check();
  await page.getByRole('group', { name: 'Sind Sie vorsteuerabzugsberechtigt?' }).getByLabel('Nein').check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByLabel('Schadenort')).toHaveValue('Köln');
});

test('a brand without short reports has only the long one', async ({ page, signInAs }) => {
  await signInAs('tessa.wigger', `${originOf('tellwig')}/claims`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Verstanden' }).click();
  await kindsOf(main).getByRole('link', { name: 'Hagel' }).click();
  await main
    .getByRole('link', { name: /Ja, weiter|weiter/ })
    .first()
    .click();

  await expect(page).toHaveURL(/\/claims\/type$/);
});

test('the sign-in page leads to the short reports where the brand has them', async ({ page, signInAs }) => {
  await page.goto(`${originOf('tellwig')}/`);
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await expect(page.getByRole('link', { name: /auf einer Seite melden/ })).toHaveCount(0);

  await page.goto('/');
  await page.getByRole('link', { name: 'Glas, Hagel, Marder: auf einer Seite melden' }).click();
  await expect(page).toHaveURL(/\/oidc\/|\/login/);
  await signInAs('nora.neuhaus', '/claims');
  await expect(kindsOf(page.getByRole('main'))).toBeVisible();
});
