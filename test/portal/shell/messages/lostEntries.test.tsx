import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { loadBrands } from '../../../../src/backend/loadBrands.ts';
import { applicationSwitches } from '../../../../src/domain/applicationSwitches.ts';
import { MyReports } from '../../../../src/portal/pages/claims/MyReports.tsx';
import { OpenReports } from '../../../../src/portal/pages/dashboard/OpenReports.tsx';
import { DocumentList } from '../../../../src/portal/pages/documents/DocumentList.tsx';
import { EmptyChoice } from '../../../../src/portal/pages/selection/EmptyChoice.tsx';
import { createTexts } from '../../../../src/portal/session/createTexts.ts';
import { loadTexts } from '../../../../src/portal/session/loadTexts.ts';
import { type Services, ServicesContext } from '../../../../src/portal/session/Services.ts';
import { type SessionData, SessionDataContext } from '../../../../src/portal/session/SessionData.ts';
import { NotificationList } from '../../../../src/portal/shell/messages/NotificationList.tsx';
import { TextsContext } from '../../../../src/ui/texts/useTexts.ts';

const texts = await createTexts('lindenau');
await loadTexts(texts, 'lindenau', ['claims', 'dashboard', 'documents', 'selection', 'notification']);

/** Draws a list that is empty, once whole and once with two entries that could not be read, as words. */
function draw(page: (lost: number) => ReactNode, lost: number): string {
  const queries = new QueryClient();
  queries.setQueryData(['claimReports'], { entries: [], lost });
  queries.setQueryData(['documents', '1'], { entries: [], lost });
  const brand = loadBrands().find(({ id }) => id === 'lindenau');
  const session = {
    identity: { accountId: 'a-1', email: 'a@beispiel.de' },
    policies: { policies: [] },
    flatrateNames: [],
    switches: applicationSwitches([{ type: 'FUNCTIONALITY_CLAIMREPORTS', value: true }]),
    unreadableContracts: lost,
    isWrongBrand: false,
  } as unknown as SessionData;
  const services = { brand } as Services;
  const element = (
    <MantineProvider>
      <QueryClientProvider client={queries}>
        <TextsContext value={texts}>
          <ServicesContext value={services}>
            <SessionDataContext value={session}>{page(lost)}</SessionDataContext>
          </ServicesContext>
        </TextsContext>
      </QueryClientProvider>
    </MantineProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const drawn = renderToStaticMarkup(<RouterProvider router={router} />);
  queries.clear();
  return drawn.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, '').trim();
}

const nothing = () => undefined;
const notifications = (lost: number) => ({
  entries: [],
  lost,
  hasFailed: false,
  refetch: nothing,
  dismiss: nothing,
  dismissFailed: false,
});

it.each<readonly [string, (lost: number) => ReactNode, string, string]>([
  [
    'documents',
    () => <DocumentList policyNumber="1" order="newest" />,
    '2 Dokumente lassen',
    'documents:empty.title',
  ],
  [
    'contracts of the chooser',
    () => <EmptyChoice excluded={[]} />,
    '2 Verträge lassen',
    'selection:empty.text',
  ],
  ['reports', () => <MyReports />, '2 Schadenmeldungen lassen', 'claims:reports.empty'],
  [
    'notifications',
    (lost) => <NotificationList notifications={notifications(lost)} onFollow={nothing} onEmptied={nothing} />,
    '2 Nachrichten lassen',
    'notification:empty',
  ],
])('a list of %s that could not be read says so, not that there are none', (_, page, sentence, none) => {
  const [whole, broken] = [draw(page, 0), draw(page, 2)];

  expect([whole.includes(texts.t(none)), whole.includes(sentence)]).toEqual([true, false]);
  expect([broken.includes(texts.t(none)), broken.includes(sentence)]).toEqual([false, true]);
});

it('the start page speaks of open reports only where there are some or some could not be read', () => {
  expect(draw(() => <OpenReports />, 0)).toBe('');
  expect(draw(() => <OpenReports />, 1)).toContain('1 Schadenmeldung lässt');
});
