import type { BrowserContext, Page } from '@playwright/test';

/** Has the configuration call name only the entries that are none of these types: an insurer that does not offer them. */
export async function switchOff(where: BrowserContext | Page, ...types: readonly string[]): Promise<void> {
  await where.route('**/api/v1/configuration/accounts/*/application', async (route) => {
    // The hosts of brands are known to the browser alone.
    const url = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: url.host };
    url.hostname = 'localhost';
    // A server may close a connection at the moment it is used again.
    const response = await route.fetch({ url: url.href, headers, maxRetries: 2 });
    if (!response.ok()) return route.fulfill({ response });
    const entries = (await response.json()) as readonly { readonly type: string }[];
    return route.fulfill({ response, json: entries.filter(({ type }) => !types.includes(type)) });
  });
}
