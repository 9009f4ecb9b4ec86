import { expect, type Page } from '@playwright/test';
import { contextChanges } from './probes/contextChanges.ts';

/** A13: the focus alone changes nothing, on any control of the main part. */
export async function expectQuietFocus(page: Page): Promise<void> {
  expect(await page.evaluate(contextChanges), 'what the focus changes').toEqual([]);
}
