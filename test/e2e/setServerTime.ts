import type { Page } from '@playwright/test';
import { askAlone } from './askAlone.ts';

/** The portal takes its time from the answers of the server: from now on they tell this one. */
export async function setServerTime(page: Page, time: string | Date): Promise<void> {
  const date = new Date(time).toUTCString();
  await askAlone(page);
  await page.route('**/api/v1/**', async (route) => {
    const { host, port } = new URL(route.request().url());
    // Only browsers resolve the hosts of brands below "localhost".
    const url = route.request().url().replace(host, `localhost:${port}`);
    const response = await route.fetch({
      url,
      headers: { ...route.request().headers(), host },
      maxRetries: 2,
    });
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}

/** Sets the time of the server to noon in Germany, when no service is in maintenance. */
export async function setServerTimeToNoon(page: Page): Promise<void> {
  await setServerTime(page, new Date(new Date().setUTCHours(11)));
}
