import { expectLoaded } from './expectLoaded.ts';
import { test } from './portalTest.ts';
import { chooseContract } from './chooseContract.ts';
import { customerOf, originOf } from './seeds.ts';
import { signIn } from './signIn.ts';

const pages = (process.env['LOOK_PAGES'] ?? '/,/claims,/documents,/faq,/contact,/barrierefreiheit,/contract,/claims/type').split(',');
test.setTimeout(300_000);
for (const brand of (process.env['LOOK_BRANDS'] ?? 'lindenau,sonnwald').split(',')) {
  test(`look ${brand}`, async ({ page }) => {
    const who = customerOf(brand);
    await chooseContract(page, who, who.contracts[0]?.key ?? '');
    await signIn(page, who.login ?? '', `${originOf(brand)}/`);
    for (const path of pages) {
      await page.goto(`${originOf(brand)}${path}`);
      if (path !== '/barrierefreiheit') await expectLoaded(page);
      await page.waitForTimeout(700);
      for (const width of [360, 1280]) for (const colorScheme of ['light', 'dark'] as const) {
        if (brand !== 'lindenau' && colorScheme === 'dark') continue;
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(250);
        await page.screenshot({ path: `/tmp/look-C/${brand}${path.replaceAll('/', '_')}-${width}-${colorScheme}.png`, fullPage: true });
      }
    }
  });
}
