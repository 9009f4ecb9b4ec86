import type { APIResponse, BrowserContext, Page, Route } from '@playwright/test';
import type { PrefetchedResponse } from '../../src/protocol/signIn.ts';
import { headersAlone, silentSignIns } from './askAlone.ts';

/** Has the configuration call name only the entries that are none of these types: an insurer that does not offer them. */
export async function switchOff(where: BrowserContext | Page, ...types: readonly string[]): Promise<void> {
  const kept = (entries: readonly { readonly type: string }[]) =>
    entries.filter(({ type }) => !types.includes(type));

  await where.route('**/api/v1/configuration/accounts/*/application', async (route) => {
    const response = await answerTo(route);
    if (!response.ok()) return route.fulfill({ response });
    return route.fulfill({ response, json: kept(await response.json()) });
  });
  await where.route(silentSignIns, async (route) => {
    // Cookies of another host are the browser's alone: there the page asks for everything itself.
    if (new URL(route.request().url()).hostname !== 'localhost')
      return route.continue({ headers: headersAlone(route) });
    const response = await route.fetch({ maxRetries: 2 });
    const { responses = [], ...signIn } = (await response.json()) as {
      responses?: readonly PrefetchedResponse[];
    };
    const switched = responses.map((answer) =>
      answer.path.endsWith('/application') && answer.status === 200
        ? { ...answer, body: JSON.stringify(kept(JSON.parse(answer.body))) }
        : answer,
    );
    return route.fulfill({ response, json: { ...signIn, responses: switched } });
  });
}

async function answerTo(route: Route): Promise<APIResponse> {
  // The hosts of brands are known to the browser alone.
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = 'localhost';
  // A server may close a connection at the moment it is used again.
  return route.fetch({ url: url.href, headers, maxRetries: 2 });
}
