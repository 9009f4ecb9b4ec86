import type { Page } from './Page.ts';

/** The claim report asks for a contract, and so does a way to it (SEL-016, SEL-018). */
const exclude = ['kps', 'jungMobil', 'terminated'] as const;

export const claimPages: readonly Page[] = [
  {
    path: '/claims/*',
    content: { kind: 'form', form: 'claim-report', entry: '/claims/type', end: '/claims/confirmation' },
    title: null,
    frame: 'formAside',
    breadcrumb: true,
    gate: { kind: 'function', name: 'claimReport' },
    contract: { kind: 'needed', exclude, otherwise: '/claims' },
    group: 'claims',
    links: [
      {
        kind: 'menu',
        position: 1,
        label: 'shell:nav.reportClaim',
        chooser: 'shell:nav.reportClaim.heading',
      },
    ],
    texts: [],
  },
  {
    path: '/claims',
    content: { kind: 'view', view: 'claimsOverview' },
    title: 'claims:title',
    frame: 'page',
    breadcrumb: false,
    gate: null,
    contract: { kind: 'optional', exclude },
    group: 'claims',
    links: [{ kind: 'menu', position: 2, label: 'shell:nav.allClaims', chooser: null }],
    texts: ['claims', 'selection'],
  },
  {
    path: '/claims/infoPage',
    content: { kind: 'view', view: 'claimsInfo' },
    title: 'claims:info.title',
    frame: 'page',
    breadcrumb: false,
    gate: null,
    contract: null,
    group: 'claims',
    links: [],
    texts: ['claims'],
  },
];
