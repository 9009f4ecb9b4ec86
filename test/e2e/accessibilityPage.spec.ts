import { expectAccessibleOutside } from './expectAccessible.ts';
import { goTo } from './goTo.ts';
import { expect, test } from './portalTest.ts';
import { brandIds, customerOf, originOf } from './seeds.ts';
import { signIn } from './signIn.ts';
import { bothViews, inViews } from './views.ts';

test('how accessible the portal is can be read from the footer and without signing in', async ({
  page,
  signInAs,
}) => {
  await page.goto('/barrierefreiheit');
  await expect(page).toHaveTitle('Barrierefreiheit – Lindenau');
  await expect(page.getByRole('heading', { level: 1, name: 'Barrierefreiheit' })).toBeVisible();
  await inViews(page, bothViews, () => expectAccessibleOutside(page));

  await signInAs('anna.mueller');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' }).click();
  await expect(page).toHaveURL('/barrierefreiheit');
  await page.getByRole('link', { name: 'Zum Kundenportal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag, Anna Müller' })).toBeVisible();
});

for (const brand of brandIds) {
  test(`${brand}: questions and contact lead there, with and without a footer`, async ({ page }) => {
    await signIn(page, customerOf(brand).login ?? '', `${originOf(brand)}/faq`);
    const way = page.getByRole('main').getByRole('link', { name: 'Barrierefreiheit', exact: true });
    await expect(way).toHaveAttribute('href', '/barrierefreiheit');
    await goTo(page, '/contact');
    await way.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Bekannte Barrieren' })).toBeVisible();
  });
}
