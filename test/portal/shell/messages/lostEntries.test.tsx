import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { MyReports } from '../../../../src/portal/pages/claims/MyReports.tsx';
import { ClaimForms } from '../../../../src/portal/pages/claims/info/ClaimForms.tsx';
import { ContractList } from '../../../../src/portal/pages/dashboard/contracts/ContractList.tsx';
import { FaqPage } from '../../../../src/portal/pages/faq/FaqPage.tsx';
import { MagazinePage } from '../../../../src/portal/pages/magazine/MagazinePage.tsx';
import { OpenReports } from '../../../../src/portal/pages/dashboard/OpenReports.tsx';
import { DocumentList } from '../../../../src/portal/pages/documents/DocumentList.tsx';
import { DocumentsPage } from '../../../../src/portal/pages/documents/DocumentsPage.tsx';
import { EmptyChoice } from '../../../../src/portal/pages/selection/EmptyChoice.tsx';
import { NotificationList } from '../../../../src/portal/shell/messages/NotificationList.tsx';
import type { Contract } from '../../../../src/domain/listContracts.ts';
import type { Policy } from '../../../../src/protocol/index.ts';
import { drawPage, texts } from '../../drawPage.tsx';
import { seededPolicy } from '../../../domain/seededPolicies.ts';

/** Draws a list with entries that could not be read, without readable ones unless there are policies. */
function draw(page: (lost: number) => ReactNode, lost: number, policies: readonly Policy[] = []): string {
  const empty = { entries: [], lost };
  const [policy] = policies;
  return drawPage(page(lost), {
    answers: [
      [['claimReports'], empty],
      [['documents', policy?.policyNumber ?? '1'], empty],
      [['content', 'blog'], empty],
      [['content', 'faq'], empty],
      [['content', 'claimForms', false], empty],
    ],
    policies,
    unreadableContracts: lost,
  });
}

const contract: Contract = {
  policy: { ...seededPolicy('mueller', 'comprehensive-car'), policyNumber: '1' },
  kinds: new Set(),
  unclear: new Set(),
  fromRelatedAccount: false,
  label: '1',
};

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
    () => <DocumentList contracts={[contract]} order="newest" />,
    '2 Dokumente lassen',
    'documents:empty.title',
  ],
  [
    'contracts of the chooser',
    () => <EmptyChoice excluded={[]} />,
    '2 Verträge lassen',
    'selection:empty.text',
  ],
  ['contracts of the start page', () => <ContractList />, '2 Verträge lassen', 'dashboard:contracts.empty'],
  ['contracts with documents', () => <DocumentsPage />, '2 Verträge lassen', 'documents:noContract'],
  ['reports', () => <MyReports />, '2 Schadenmeldungen lassen', 'claims:reports.empty'],
  [
    'notifications',
    (lost) => <NotificationList notifications={notifications(lost)} onFollow={nothing} onEmptied={nothing} />,
    '2 Nachrichten lassen',
    'notification:empty',
  ],
  ['articles', () => <MagazinePage />, '2 Artikel lassen', 'magazine:empty'],
  ['questions', () => <FaqPage />, '2 Fragen lassen', 'faq:empty'],
  ['claim forms', () => <ClaimForms hasKps={false} />, '2 Formulare lassen', 'claims:info.forms.empty'],
])('a list of %s that could not be read says so, not that there are none', (_, page, sentence, none) => {
  const [whole, broken] = [draw(page, 0), draw(page, 2)];

  expect([whole.includes(texts.t(none)), whole.includes(sentence)]).toEqual([true, false]);
  expect([broken.includes(texts.t(none)), broken.includes(sentence)]).toEqual([false, true]);
});

it('the start page speaks of open reports only where there are some or some could not be read', () => {
  expect(draw(() => <OpenReports />, 0)).toBe('');
  expect(draw(() => <OpenReports />, 1)).toContain('1 Schadenmeldung lässt');
});

it('the start page counts the contracts that are missing beside readable ones', () => {
  const policy = seededPolicy('mueller', 'comprehensive-car');
  const drawn = draw(() => <ContractList />, 1, [policy]);

  expect(drawn).toContain(policy.policyNumber);
  expect(drawn).toContain('1 Vertrag lässt');
});

it('the page of documents counts those that are missing, and says of no contract that it has none', () => {
  const policy = seededPolicy('mueller', 'comprehensive-car');
  const drawn = draw(() => <DocumentsPage />, 1, [policy]);

  expect(drawn).toContain('1 Dokument lässt');
  expect(drawn).not.toContain(texts.t('documents:empty.title'));
});
