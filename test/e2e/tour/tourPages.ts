import type { Page } from '@playwright/test';
import { askAlone } from '../askAlone.ts';
import { pageAddresses } from '../pageAddresses.ts';
import { customerOf, seeds } from '../seeds.ts';

/** A page to visit, with its account and the actions before it. */
export interface TourPage {
  readonly name: string;
  readonly path: string;
  readonly login: string;
  /** Before the page is asked for. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** The content never loads, and its loading text is checked. */
  readonly isWaiting?: true;
  /** Once it is there. */
  readonly after?: (page: Page) => Promise<unknown>;
}

/** Accounts with a different start, and the page of the difference. */
const people = [
  ['neu', '/'],
  ['portal-aus', '/'],
  ['fremd', '/'],
  ['mahnung', '/'],
  ['gesperrt', '/'],
  ['autohaus', '/'],
  ['ohne-vertrag', '/'],
  ['loeschung-1', '/myAccount'],
  ['loeschung-2', '/myAccount'],
  ['loeschung-verschoben', '/myAccount'],
] as const;

const everyCall = '**/api/v1/**';

/** Every address of the portal, as the customer of a brand sees it. */
export function routePages(brand: string): readonly TourPage[] {
  const { login } = customerOf(brand);
  if (login === null) return [];
  return pageAddresses.map((path) => ({ name: path, path, login }));
}

/** Returns the possible results of a start of the portal. Accounts with special results belong to one brand each. */
export function startPages(brand: string): readonly TourPage[] {
  const { login: customer } = customerOf(brand);
  if (customer === null) return [];
  const greeted = people.flatMap(([key, path]) => {
    const { brand: home, login = null, says } = seeds.get(key) ?? {};
    return home === brand && login !== null ? [{ name: says ?? key, path, login }] : [];
  });
  const states: readonly TourPage[] = [
    {
      name: 'a start that fails',
      path: '/',
      login: customer,
      before: async (page) => {
        await askAlone(page);
        await page.route(everyCall, (route) => route.fulfill({ status: 500 }));
      },
    },
    {
      name: 'a start that takes its time',
      path: '/',
      login: customer,
      before: async (page) => {
        await askAlone(page);
        await page.route(everyCall, () => undefined);
      },
      isWaiting: true,
    },
    {
      name: 'content that does not come',
      path: '/',
      login: customer,
      before: (page) => page.route('**/cms/**', (route) => route.abort()),
    },
    {
      name: 'no connection',
      path: '/',
      login: customer,
      after: (page) => page.context().setOffline(true),
    },
  ];
  return [...greeted, ...states];
}
