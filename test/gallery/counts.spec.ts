import { expect, type Page, test } from '@playwright/test';

declare global {
  interface Window {
    draws: Record<string, number>;
    /** Callbacks that wait for an idle browser. */
    idleWork: IdleRequestCallback[];
  }
}

/** Questions that hang on the box at the top, which ticking it brings. */
const conditional = 100;

/** A long step in a browser that is idle only when a test says so. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.idleWork = [];
    window.requestIdleCallback = (work) => window.idleWork.push(work);
  });
  await page.goto('/?part=counted');
  await expect(page.getByLabel('Frage 1', { exact: true })).toBeVisible();
});

const drawn = (page: Page) => page.evaluate(() => window.draws);
const forget = (page: Page) =>
  page.evaluate(() => {
    for (const name of Object.keys(window.draws)) delete window.draws[name];
  });
const built = async (page: Page) =>
  Object.keys(await drawn(page)).filter((name) => isConditional(name)).length;

function isConditional(name: string): boolean {
  return Number(name.replace(/^.*\.q/, '')) % 3 === 0;
}

/** Ticks the box and counts from there. */
async function askForMore(page: Page): Promise<void> {
  // The chunks of the step know where they stand by now.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await forget(page);
  await page.getByLabel('Mehr angeben').press('Space');
  await expect(page.getByLabel('Frage 0', { exact: true })).toBeVisible();
}

test('a keystroke draws no other question', async ({ page }) => {
  await page.getByLabel('Frage 10', { exact: true }).focus();
  await forget(page);
  await page.keyboard.type('Köln');

  await expect(page.getByLabel('Frage 10', { exact: true })).toHaveValue('Köln');
  const others = Object.keys(await drawn(page)).filter((name) => name !== 'counted.q10');
  expect(others).toEqual([]);
});

test('a checkbox that shows a hundred questions draws those near it, each once, and no other', async ({
  page,
}) => {
  await askForMore(page);

  const draws = await drawn(page);
  const names = Object.keys(draws).filter((name) => name !== 'counted.more');
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThan(conditional / 2);
  expect(names.every(isConditional)).toBe(true);
  expect(names.every((name) => draws[name] === 1)).toBe(true);
});

const needs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the browser is idle': async (page) => {
    await expect
      .poll(() =>
        page.evaluate(() => {
          for (const work of window.idleWork.splice(0)) work({ didTimeout: false, timeRemaining: () => 50 });
          return window.idleWork.length;
        }),
      )
      .toBe(0);
  },
  'the page is printed': (page) => page.evaluate(() => void window.dispatchEvent(new Event('beforeprint'))),
  'the page is searched': (page) => page.keyboard.press('Control+f'),
};

for (const [need, act] of Object.entries(needs)) {
  test(`the other questions are built when ${need}`, async ({ page }) => {
    await askForMore(page);
    expect(await built(page)).toBeLessThan(conditional);
    await act(page);

    await expect.poll(() => built(page)).toBe(conditional);
  });
}

test('the other questions are built when the page is scrolled to them', async ({ page }) => {
  await askForMore(page);
  await page.getByLabel('Frage 298', { exact: true }).scrollIntoViewIfNeeded();

  await expect(page.getByLabel('Frage 297', { exact: true })).toBeVisible();
  expect(await built(page)).toBeLessThan(conditional);
});
