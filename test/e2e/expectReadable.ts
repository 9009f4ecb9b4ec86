import { expect, type Page } from '@playwright/test';
import { clippedText } from './probes/clippedText.ts';
import { overflowProblems } from './probes/overflowProblems.ts';

/** A8: the page does not scroll sideways at 320 px, which is 1280 px at 400 %. */
export async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  const found = await page.evaluate(overflowProblems);
  if (before) await page.setViewportSize(before);
  expect(found, 'at 320 px').toEqual([]);
}

/** A9: the spacing of WCAG 1.4.12 loses nothing, and neither do texts of twice the size. */
export async function expectTextKept(page: Page): Promise<void> {
  const found = [...(await page.evaluate(clippedText))];
  await page.evaluate(() => {
    // No style element: the content security policy would refuse it.
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [spacing];
  });
  found.push(...(await page.evaluate(clippedText)).map((text) => `with more space: ${text}`));
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

  const before = page.viewportSize();
  // Twice the size leaves half the window: widths of the layout count in the size of the text.
  await page.setViewportSize({ width: 640, height: 400 });
  const large = [...(await page.evaluate(clippedText)), ...(await page.evaluate(overflowProblems))];
  found.push(...large.map((text) => `at twice the size: ${text}`));
  if (before) await page.setViewportSize(before);
  expect(found, 'what larger texts lose').toEqual([]);
}
