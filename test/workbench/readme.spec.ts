import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { getPreview, openWorkbench } from './openWorkbench.ts';

/** The picture of `README.md`: `npm run workbench -- --readme`. */
test('picture: a hidden question with its reason', async ({ page }) => {
  test.skip(process.env['PICTURES'] === undefined, 'only on request');
  await page.setViewportSize({ width: 1440, height: 860 });
  await openWorkbench(
    page,
    'form=claim-report&at=accidentRecording.fileNumber&flow=0&until=accidentRecording',
  );
  await expect(getPreview(page).getByRole('heading', { name: 'Polizei' })).toBeVisible();
  await expect(page.getByText('Kleinste Änderung')).toBeVisible();
  // The outline shows all three lights.
  await expect(page.getByRole('navigation', { name: 'Gliederung' }).getByText('in Ordnung')).toHaveCount(3, {
    timeout: 40_000,
  });
  await page.screenshot({
    path: fileURLToPath(new URL('../snapshots/pictures/workbench.png', import.meta.url)),
  });
});
