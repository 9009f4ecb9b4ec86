import { answer, goOn, longestWay, openPage, startClaim, walkTo } from './claimWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';

const claimsLine = '030 23125 212';

test('an injured or robbed customer sees at once the number to call, and can continue', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('anna.mueller');
  await startClaim(page);
  const help = page.getByRole('region', { name: 'Bitte rufen Sie zuerst Hilfe' });
  await answer(page, { 'type.thirdParty': true });
  await expect(help).toBeHidden();
  await answer(page, { 'type.personalInjury': 'YES' });
  await expect(help.getByRole('link')).toHaveText([
    /^112 Notruf/,
    new RegExp(`^${claimsLine} .*rund um die Uhr`),
  ]);
  await expect(help.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
  await expectAccessible(page);
  await answer(page, { 'type.thirdParty': false, 'type.selfDamage': true, 'type.whatHappened': 'MISC' });
  await answer(page, { 'type.typeOfEvent': 'THEFT_VEHICLE' });
  await expect(help).toBeHidden();
  await expect(
    page.getByRole('region', { name: /Diebstahl gleich an/ }).getByRole('link', { name: /^110 Polizei/ }),
  ).toHaveAttribute('href', 'tel:110');
  await goOn(page).click();
  await expect(page).toHaveURL('/claims/vehicle');
});

test('every page about claims links the 24-hour line with a large target', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('anna.mueller', '/claims');
  const pages = [async () => undefined, () => openPage(page, '/claims/infoPage'), () => startClaim(page)];
  for (const open of pages) {
    await open();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const main = page.getByRole('main');
    await expect(main).toContainText('rund um die Uhr');
    await expect(main.getByRole('link', { name: claimsLine }).filter({ visible: true })).toHaveCount(1);
    for (const link of await page.locator('a[href^="tel:"]:visible').all()) {
      expect((await link.boundingBox())?.height ?? 0, await link.innerText()).toBeGreaterThanOrEqual(48);
    }
  }
});

test('CLI-004 one button leads to the report once the notice is closed; on a phone help and report stand first', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('anna.mueller', '/claims');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Bevor Sie melden',
    'Was ist passiert?',
    'Meine Schäden',
    'Schadenservice',
    'Ihr Autohaus',
    'Sie brauchen Hilfe?',
  ]);
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Schaden melden', exact: true }).click();
  await expect(page).toHaveURL('/contractSelection');
});

test('a later step shows the position in the form and, only beside it, whom to call and write', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signInAs('anna.mueller');
  await startClaim(page);
  await walkTo(page, longestWay, 'summary');
  const aside = page.getByRole('complementary', { name: 'Ihr Vertrag und bisherige Schritte' });
  await expect(aside.locator('[aria-current=step]')).toBeInViewport({ ratio: 0.95 });
  await expect(aside.getByRole('link', { name: claimsLine })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('a[href^="mailto:schaden"]').filter({ visible: true })).toHaveCount(1);
  await expect(aside.locator('a[href^="mailto:schaden"]')).toBeInViewport({ ratio: 1 });
  const beginsWhole = (list: HTMLElement | SVGElement) =>
    [...list.children].some(
      (step) => Math.abs((step as HTMLElement).offsetTop - list.scrollTop) < 1 && list.scrollTop > 0,
    );
  expect(
    await aside.getByRole('list').last().evaluate(beginsWhole),
    'the list begins with a whole step',
  ).toBe(true);
});

test('the legal notice says two sentences, unfolds its whole wording, and prints all of it', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await startClaim(page);
  await walkTo(page, longestWay, 'summary');
  const notice = page.getByRole('region', { name: /§ 28 Abs. 4 VVG/ });
  const wording = notice.getByText('Haben Sie arglistig gehandelt, gilt das nicht.', { exact: false });
  await expect(notice.getByText('ganz oder teilweise verlieren', { exact: false })).toBeVisible();
  await expect(wording).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(wording).toBeVisible();
  await page.emulateMedia({ media: null });
  await notice.getByText('Ganzen Wortlaut lesen').click();
  await expect(wording).toBeVisible();
});
