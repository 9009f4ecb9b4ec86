import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import kept from '../../src/analysis/lint/texts/textWidths.json' with { type: 'json' };
import { openGallery } from './openGallery.ts';

/** Where texts stand, with what draws one of its kind in the gallery. */
const places = {
  button: '[data-part="buttons/SubmitButton"] button',
  label: '[data-showcase] label[for]',
  legend: '[data-part="choices/QuestionGroup"] legend',
  option: '[data-part="choices/RadioCard"] label',
  title: 'h1',
} as const;

/** The letters that a German text has. */
const letters =
  'abcdefghijklmnopqrstuvwxyzäöüßABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ0123456789 .,:;?!-–…„“‚‘()/§€%&+*@_éèáç';

/** The narrowest phone, and letters of twice the size. */
test.use({ viewport: { width: 320, height: 640 } });

/** Returns the width that is left for text in a place, in letters of its size, and the weight of the letters. */
async function measurePlace(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { fontSize, fontWeight, ...style } = getComputedStyle(element);
      const sides = [style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth];
      const outer = element.closest('main')?.getBoundingClientRect().width ?? 0;
      const page = getComputedStyle(element.closest('main') ?? element);
      const around = [page.paddingLeft, page.paddingRight, ...sides];
      const inner = around.reduce((left, side) => left - Number.parseFloat(side), outer);
      return {
        weight: fontWeight,
        width: Math.round((inner / Number.parseFloat(fontSize)) * 100) / 100,
      };
    });
}

/** Returns the widths of letters for each weight, in parts of the size. */
async function measureLetters(page: Page, weights: readonly string[]) {
  return page.evaluate(
    async ([all, each]) => {
      await document.fonts.ready;
      const pen = document.createElement('canvas').getContext('2d');
      const widthOf = (letter: string) => Math.round(pen?.measureText(letter).width ?? 0) / 1000;
      const ofWeight = (weight: string) => {
        if (pen) pen.font = `${weight} 1000px "Source Sans 3"`;
        return Object.fromEntries(Array.from(all).map((letter) => [letter, widthOf(letter)]));
      };
      return Object.fromEntries(each.map((weight) => [weight, ofWeight(weight)]));
    },
    [letters, weights] as const,
  );
}

test('lint counts with the widths that texts have at 320 px and twice the size', async ({ page }) => {
  const found: Record<string, Awaited<ReturnType<typeof measurePlace>>> = {};
  for (const part of ['ui', 'text']) {
    await openGallery(page, part);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const [name, selector] of Object.entries(places))
      if ((await page.locator(selector).count()) > 0) found[name] = await measurePlace(page, selector);
  }
  const weights = [...new Set(Object.values(found).map(({ weight }) => weight))].toSorted();
  const measured = { places: found, letters: await measureLetters(page, weights) };
  if (process.env['WRITE_WIDTHS'] !== undefined)
    writeFileSync('src/analysis/lint/texts/textWidths.json', `${JSON.stringify(measured, null, 2)}\n`);

  expect(Object.keys(found).toSorted()).toEqual(Object.keys(places).toSorted());
  expect(kept).toEqual(measured);
});
