import type { Page } from '@playwright/test';

/** How a page is looked at. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

export const wideLight: View = { width: 1280, height: 800, colorScheme: 'light' };
export const narrowDark: View = { width: 360, height: 740, colorScheme: 'dark' };

/** The views that every commit is checked in. */
export const bothViews: readonly View[] = [wideLight, narrowDark];
/** Two sizes in two schemes, of every picture of the tour. */
export const pictureViews: readonly View[] = [
  wideLight,
  { ...wideLight, colorScheme: 'dark' },
  { ...narrowDark, colorScheme: 'light' },
  narrowDark,
];
/** Widths and schemes of the whole matrix. */
export const matrixViews: readonly View[] = [320, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, height: 800, colorScheme })),
);

/** Does something in each view in turn; leaves the page as it was first seen. */
export async function inViews(
  page: Page,
  views: readonly View[],
  act: (view: View) => Promise<unknown>,
): Promise<void> {
  const before = page.viewportSize();
  const wasDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const view of views) {
    await page.setViewportSize({ width: view.width, height: view.height });
    await page.emulateMedia({ colorScheme: view.colorScheme });
    await act(view);
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: wasDark ? 'dark' : 'light' });
}
