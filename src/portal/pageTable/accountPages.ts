import type { Page } from './Page.ts';

const tab = {
  title: null,
  frame: 'page',
  breadcrumb: false,
  contract: null,
  group: 'profile',
  texts: ['account'],
} as const;

/** The tabs of the account in their order (ACC-002 to ACC-008). */
export const accountPages: readonly Page[] = [
  {
    ...tab,
    path: '/myAccount',
    content: { kind: 'tab', area: 'account', form: 'account-details', label: 'account:tab.details' },
    gate: null,
    links: [
      { kind: 'menu', position: 1, label: 'shell:nav.myAccount', chooser: null },
      { kind: 'profile', label: 'shell:profile.myAccount' },
    ],
  },
  {
    ...tab,
    path: '/myAccount/changeAddress',
    content: { kind: 'tab', area: 'account', form: 'change-address', label: 'account:tab.address' },
    gate: { kind: 'function', name: 'addressChanges' },
    links: [],
  },
  {
    ...tab,
    path: '/myAccount/communication',
    content: { kind: 'tab', area: 'account', form: 'communication', label: 'account:tab.communication' },
    gate: null,
    links: [],
  },
  {
    ...tab,
    path: '/myAccount/changeEmail',
    content: { kind: 'tab', area: 'account', form: 'change-email', label: 'account:tab.email' },
    gate: null,
    links: [],
  },
  {
    ...tab,
    path: '/myAccount/changePassword',
    content: { kind: 'tab', area: 'account', form: 'change-password', label: 'account:tab.password' },
    gate: null,
    links: [],
  },
  {
    ...tab,
    path: '/myAccount/postponeDeletion',
    content: { kind: 'tab', area: 'account', form: 'postpone-deletion', label: 'account:tab.postpone' },
    gate: { kind: 'deletionJob', isAnnounced: true },
    links: [],
  },
  {
    ...tab,
    path: '/myAccount/deleteAccount',
    content: { kind: 'tab', area: 'account', form: 'delete-account', label: 'account:tab.delete' },
    gate: { kind: 'deletionJob', isAnnounced: false },
    links: [],
  },
];
