import type { BrowserContext, Page } from '@playwright/test';
import { firstCallsHeader } from '../../src/protocol/firstAnswers.ts';

/** The requests that sign in without a page. */
export const silentSignIns = /\/oidc\/auth\?.*response_mode=json/;

/** From now on nothing comes along with a sign-in: the program asks for everything itself, so that a test can answer in its own way. */
export async function askAlone(where: BrowserContext | Page): Promise<void> {
  await where.route(silentSignIns, (route) => {
    const { [firstCallsHeader]: _, ...headers } = route.request().headers();
    return route.fallback({ headers });
  });
}
