import { readFlows } from '../../../src/cli/readFlows.ts';
import { compileFormById } from '../../../src/cli/compileFormById.ts';
import { shippedForms } from '../../shippedForms.ts';
import { expectDialogOf } from '../expectDialog.ts';
import { expect, test } from '../portalTest.ts';
import { brandIds, originOf } from '../seeds.ts';
import { signIn } from '../signIn.ts';
import { bothViews, matrixViews } from '../views.ts';
import { probingVisitor } from './probeStop.ts';
import { routePages, startPages, type TourPage } from './tourPages.ts';
import { isWalkable, walkForm } from './walkForm.ts';
import { walkContracts, walkHeader, walkPages, walkStart } from './walkPages.ts';

const isDeep = process.env['DEEP'] !== undefined;
const views = isDeep ? matrixViews : bothViews;
const differentContracts = [
  'liability-car',
  'kps',
  'young-driver',
  'terminated',
  'seasonal-off',
  'telematics',
];
/** The visited stops of each brand. */
const seen = new Map<string, Set<string>>();
const seenIn = (brand: string): Set<string> => {
  const known = seen.get(brand) ?? new Set();
  seen.set(brand, known);
  return known;
};

test.skip(process.env['TOUR'] !== undefined, 'pictures are being taken');
test.use({
  viewport: { width: 1280, height: 800 },
  // Flows provoke every refusal, pages two.
  refusals: isDeep ? [400, 403, 409, 422, 429, 500, 503] : [403, 500],
  allowed: ['net::ERR_FAILED', 'net::ERR_INTERNET_DISCONNECTED'],
});
test.setTimeout(isDeep ? 900_000 : 120_000);

for (const brand of isDeep ? brandIds : brandIds.slice(0, 1)) {
  const pages = routePages(brand);
  for (const part of inParts(pages)) {
    test(`${brand}: every page from ${part[0]?.path} on`, async ({ page }) => {
      await walkPages(page, brand, part, probingVisitor(page, views));
    });
  }

  for (const start of startPages(brand)) {
    test(`${brand}: ${start.name}`, async ({ page }) => {
      await walkStart(page, brand, start, probingVisitor(page, views));
    });
  }

  test(`${brand}: the overview of a contract of each kind that looks different`, async ({ page }) => {
    await walkContracts(page, brand, isDeep ? null : differentContracts, probingVisitor(page, views));
  });

  test(`SHELL-037 ${brand}: what the header opens`, async ({ page }) => {
    const [first] = pages;
    if (first === undefined) throw new Error(`${brand} has no pages`);
    await signIn(page, first.login, `${originOf(brand)}/`);
    await walkHeader(page, probingVisitor(page, views));
    const opener = page.locator('header [aria-haspopup=dialog]').filter({ visible: true });
    for (const one of await opener.all()) await expectDialogOf(page, one);
  });
}

/** Per commit a test of its own looks at each form, in one brand. */
if (isDeep) {
  for (const file of readFlows('.', shippedForms).files.filter(isWalkable)) {
    const wizard = compileFormById(shippedForms, file.flow.form);
    if (!wizard) throw new Error(`${file.flow.form} has mistakes`);
    for (const brand of brandIds) {
      test(`${brand}: ${file.flow.form}, ${file.flow.flow}`, async ({ page }) => {
        const visitor = probingVisitor(page, views, seenIn(brand));
        expect(await walkForm(page, brand, file, shippedForms, wizard, visitor)).toBeNull();
      });
    }
  }
}

/** A few pages each, so that a walk that begins again is a short one. */
function inParts(pages: readonly TourPage[]): readonly (readonly TourPage[])[] {
  const size = 6;
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, part) =>
    pages.slice(part * size, (part + 1) * size),
  );
}
