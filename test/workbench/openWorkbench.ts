import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { workbenchToken } from './workbenchAddress.ts';

const copy = fileURLToPath(new URL('../../test-results/workbench-root/', import.meta.url));

/** Opens the workbench at a query, as the printed address does. */
export async function openWorkbench(page: Page, query = ''): Promise<void> {
  await page.goto(`/?token=${workbenchToken}${query === '' ? '' : `&${query}`}`);
  await expect(page.getByRole('link', { name: 'Formulare' })).toBeVisible();
}

/** The page in the frame of the preview. */
export const getPreview = (page: Page) => page.frameLocator('iframe');

/** Reads a file of the copy. */
export function readText(path: string): string {
  return readFileSync(copy + path, 'utf8');
}

/** Writes a file of the copy as an editor does, and returns a function that puts it back. */
export function edit(path: string, change: (text: string) => string): () => void {
  const file = copy + path;
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The edit changes nothing in ${path}.`);
  writeFileSync(file, after);
  return () => writeFileSync(file, before);
}

/** Puts a link that leads to itself in the place of a file of the copy, and returns a function that puts the file back. */
export function replaceByLoop(path: string): () => void {
  const file = copy + path;
  const content = readFileSync(file);
  symlinkSync(file, `${file}.loop`);
  renameSync(`${file}.loop`, file);
  return () => {
    rmSync(file);
    writeFileSync(file, content);
  };
}
