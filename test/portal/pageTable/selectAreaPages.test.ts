import { expect, it } from 'vitest';
import type { DeletionJob } from '../../../src/protocol/index.ts';
import { listAccountTabs, selectAreaPages } from '../../../src/portal/pageTable/selectAreaPages.ts';

it.each([
  [null, ['details', 'address', 'communication', 'email', 'password', 'delete']],
  ['SENT_MAIL_1', ['details', 'address', 'communication', 'email', 'password', 'postpone']],
  ['POSTPONED', ['details', 'address', 'communication', 'email', 'password', 'postpone']],
  ['SENT_MAIL_2', ['details', 'address', 'communication', 'email', 'password', 'postpone']],
  ['DONE', ['details', 'address', 'communication', 'email', 'password']],
  ['', ['details', 'address', 'communication', 'email', 'password']],
] as const)('ACC-007 ACC-008 ACC-010 the tabs of an account with the deletion job %s', (state, tabs) => {
  const shown = listAccountTabs(state === null ? null : { state: state as DeletionJob['state'] });

  expect(shown.map(({ content }) => content.tab?.replace('account:tab.', ''))).toEqual(tabs);
});

it('ACC-002 ACC-003 ACC-004 ACC-005 ACC-006 every tab is a page of its own', () => {
  const own = selectAreaPages('account');

  expect(own.map(({ path, content }) => `${path} ${content.form}`)).toEqual([
    '/myAccount account-details',
    '/myAccount/changeAddress change-address',
    '/myAccount/communication communication',
    '/myAccount/changeEmail change-email',
    '/myAccount/changePassword change-password',
    '/myAccount/postponeDeletion postpone-deletion',
    '/myAccount/deleteAccount delete-account',
  ]);
});
