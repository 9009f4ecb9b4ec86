import type { BrowserContext, Page, Route } from '@playwright/test';
import { prefetchHeader } from '../../src/protocol/signIn.ts';

/** The requests that sign in without a page. */
export const silentSignIns = /\/oidc\/auth\?.*response_mode=json/;

/** From now on nothing comes along with a sign-in: the program asks for everything itself, so that a test can answer in its own way. */
export async function askAlone(where: BrowserContext | Page): Promise<void> {
  await where.route(silentSignIns, (route) => route.fallback({ headers: headersAlone(route) }));
}

/** Those of a sign-in that asks for nothing else. */
export function headersAlone(route: Route): Record<string, string> {
  const { [prefetchHeader]: _, ...headers } = route.request().headers();
  return headers;
}
