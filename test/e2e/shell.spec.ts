import { pageRoutes } from '../../src/domain/pageRoutes.ts';
import { expectLoaded } from './expectLoaded.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';

const looks = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const;

for (const { width, height, colorScheme } of looks) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('every page is accessible, with help in the same place', async ({ page, signInAs }) => {
      await signInAs('anna.mueller');
      for (const path of pageRoutes) {
        await page.goto(path);
        await expectLoaded(page);
        await expectAccessible(page);
        await expect(page.locator('main > :last-child')).toHaveAccessibleName('Sie brauchen Hilfe?');
      }
    });
  });
}

test('SHELL-032 a change of route names the tab, brings the page to the top and focuses the heading, back as well', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeFocused();
  await expect(page).toHaveTitle('Datenschutz – Lindenau');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Guten Tag/ })).toBeFocused();
  await expect(page).toHaveTitle('Übersicht – Lindenau');
});

test('the skip link is the first stop and leads into main', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/claims');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/claims');
});

test('SHELL-031 SHELL-034 an unknown path and the logo lead to the start page', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/nirgends/hier');
  await expect(page).toHaveURL('/');

  await page.goto('/claims');
  await page.getByRole('link', { name: 'Lindenau – zur Übersicht' }).click();
  await expect(page).toHaveURL('/');
});

test('SHELL-033 SHELL-041 header, main part and footer with its links', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');

  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Datenschutz',
    'Impressum',
    'Cookie-Einstellungen',
    'Nutzungsbedingungen',
  ]);
  const landmarks = await page.evaluate(() =>
    [...document.querySelectorAll('header, main, footer')].map((part) => part.tagName),
  );
  expect(landmarks).toEqual(['HEADER', 'MAIN', 'FOOTER']);
});

test('SHELL-036 the profile carries the company name and closes by Escape', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('E-Mail-Adresse').fill('fuhrpark@autohaus-brandt.beispiel.de');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('demo-passwort');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const profile = page.getByRole('button', { name: /^Profil: .*Brandt/ });
  await profile.click();
  await expect(profile).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');

  await expect(profile).toHaveAttribute('aria-expanded', 'false');
  await expect(profile).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('SHELL-037 the menu is a dialog that gives the focus back', async ({ page, signInAs }) => {
    await signInAs('anna.mueller');
    const menu = page.getByRole('button', { name: 'Menü', exact: true });
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();

    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Schaden' }).click();
    await expect(page).toHaveURL('/claims');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Schaden' })).toBeFocused();
  });
});

test('SHELL-039 SHELL-040 the contract stays in sight after 70 px and covers nothing', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signInAs('anna.mueller', '/contractSelection');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Weiter mit diesem Vertrag' }).click();
  await page.goto('/claims/type');
  const line = page.getByRole('navigation', { name: 'Ausgewählter Vertrag' });
  await expect(line).toContainText(/2417Y-3\.508\.126.*K-AM 2410.*Volkswagen/s);

  const positionAfter = async (pixels: number) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), pixels);
    return line.evaluate(async (element) => {
      await new Promise(requestAnimationFrame);
      return getComputedStyle(element).position;
    });
  };
  expect(await positionAfter(70)).not.toBe('fixed');
  expect(await positionAfter(71)).toBe('fixed');
});

test('says that the connection is gone, and that it is back', async ({ page, context, signInAs }) => {
  await signInAs('anna.mueller');
  await context.setOffline(true);
  await expect(page.getByText('Keine Verbindung. Ihre Angaben bleiben erhalten.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Keine Verbindung.')).toHaveCount(0);
  await expect(page.getByText('Die Verbindung ist wieder da.')).toBeAttached();
});
