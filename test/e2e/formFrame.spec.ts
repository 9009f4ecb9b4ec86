import { chooseContract } from './chooseContract.ts';
import { answer, goOn, longestWay, startClaim } from './claimWalk.ts';
import { expect, test } from './portalTest.ts';
import { customerOf } from './seeds.ts';

const mueller = customerOf('lindenau');
const phone = { width: 360, height: 740 };

test('CLM-005 SHELL-039 SHELL-041 a step with one question fits the screen of a phone, with one way back', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(phone);
  await signInAs('anna.mueller');
  await startClaim(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Zu „Alles zum Schaden“' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Zurück' })).toHaveCount(0);
  for (const [id, answers] of longestWay) {
    if (id === 'accidentRecording') break;
    await answer(page, answers);
    await goOn(page).click();
  }
  await expect(page).toHaveURL('/claims/accidentRecording');

  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(phone.height);
  await expect(main.getByRole('button', { name: 'Zurück' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Zu[mr]? / })).toHaveCount(0);
  await expect(goOn(page)).not.toHaveAttribute('data-disabled');
  const line = page.getByRole('navigation', { name: 'Ausgewählter Vertrag' });
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(37);
  await expect(line).toContainText('2417Y-3.508.126');
  await expect(main.getByRole('link', { name: '030 23125 212' })).toBeVisible();
  const imprint = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  await expect(imprint).toBeHidden();
  await page.getByText('Rechtliches', { exact: true }).press('Enter');
  await expect(imprint).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(imprint).toBeVisible();
  await expect(page.getByText('Rechtliches', { exact: true })).toBeHidden();
});

test('SHELL-034 the sign keeps its size with text of 200 %', async ({ page, signInAs }) => {
  await page.setViewportSize(phone);
  await signInAs('anna.mueller');
  const sign = page.getByRole('banner').getByRole('img', { name: /Lindenau/ });
  const before = await sign.boundingBox();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });

  const after = await sign.boundingBox();
  expect((after?.width ?? 0) / (before?.width ?? 1)).toBeGreaterThan(1.9);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

test('actions and lists without a choice are not printed', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/claims');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ablauf und Formulare' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  await expect(main.getByRole('link', { name: 'Ablauf und Formulare' })).toBeHidden();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(page.getByLabel('Vertrag', { exact: true })).toBeHidden();
  await expect(main.getByText('030 23125 212')).toBeVisible();
});

for (const width of [500, 768, 900])
  test(`the vehicle of a contract page leaves its actions free at ${width} px`, async ({
    page,
    signInAs,
  }) => {
    await chooseContract(page, mueller, 'comprehensive-car');
    await signInAs('anna.mueller', '/contract');
    await page.setViewportSize({ width, height: 900 });
    const action = page.getByRole('main').getByRole('link', { name: 'Zahlungsdaten ändern' });
    const [box, picture] = [
      await action.boundingBox(),
      await page.locator('[data-look="hero"] svg').first().boundingBox(),
    ];
    const isFree =
      box !== null &&
      picture !== null &&
      (picture.y + picture.height <= box.y ||
        picture.y >= box.y + box.height ||
        picture.x >= box.x + box.width);
    expect(isFree).toBe(true);
  });
