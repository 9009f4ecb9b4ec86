import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadBrands } from '../../src/backend/loadBrands.ts';
import { applicationSwitches } from '../../src/domain/applicationSwitches.ts';
import { createTexts } from '../../src/portal/session/createTexts.ts';
import { loadTexts } from '../../src/portal/session/loadTexts.ts';
import { type Services, ServicesContext } from '../../src/portal/session/Services.ts';
import { type SessionData, SessionDataContext } from '../../src/portal/session/SessionData.ts';
import type { Policy } from '../../src/protocol/index.ts';
import { TextsContext } from '../../src/ui/texts/useTexts.ts';

export const texts = await createTexts('lindenau');
await loadTexts(texts, 'lindenau', [
  'claims',
  'dashboard',
  'documents',
  'faq',
  'magazine',
  'notification',
  'selection',
]);

interface Loaded {
  /** The answers that are loaded, by the first part of their key. */
  readonly answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  readonly policies?: readonly Policy[];
  readonly unreadableContracts?: number;
  /** The route of the page, and its address. */
  readonly route?: readonly [route: string, address: string];
}

/** Draws a part of the portal with what was loaded, as words. */
export function drawPage(
  page: ReactNode,
  { answers, policies = [], unreadableContracts = 0, route: [route, address] = ['*', '/'] }: Loaded,
): string {
  const queries = new QueryClient();
  for (const [key, answer] of answers) queries.setQueryData([...key], answer);
  const brand = loadBrands().find(({ id }) => id === 'lindenau');
  const session = {
    identity: { accountId: 'a-1', email: 'a@beispiel.de' },
    policies: { policies },
    flatrateNames: [],
    switches: applicationSwitches([{ type: 'FUNCTIONALITY_CLAIMREPORTS', value: true }]),
    unreadableContracts,
    isWrongBrand: false,
  } as unknown as SessionData;
  const services = { brand, now: () => new Date('2026-11-21T11:00:00Z') } as Services;
  const element = (
    <MantineProvider>
      <QueryClientProvider client={queries}>
        <TextsContext value={texts}>
          <ServicesContext value={services}>
            <SessionDataContext value={session}>{page}</SessionDataContext>
          </ServicesContext>
        </TextsContext>
      </QueryClientProvider>
    </MantineProvider>
  );
  const router = createMemoryRouter([{ path: route, element }], { initialEntries: [address] });
  const drawn = renderToStaticMarkup(<RouterProvider router={router} />);
  queries.clear();
  return drawn.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, '').trim();
}
