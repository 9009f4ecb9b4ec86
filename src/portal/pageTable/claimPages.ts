import type { Page } from './Page.ts';

/** The pages about claims; the report of a claim is a form (SEL-018). */
export const claimPages: readonly Page[] = [
  {
    path: '/claims',
    content: { kind: 'view', view: 'claimsOverview' },
    title: 'claims:title',
    width: 'page',
    breadcrumb: false,
    contact: 'claims',
    gate: null,
    contract: { kind: 'optional', exclude: ['kps', 'jungMobil', 'terminated'] },
    group: 'claims',
    links: [{ kind: 'menu', position: 2, label: 'shell:nav.allClaims', chooser: null }],
    texts: ['claims', 'selection'],
  },
  {
    path: '/claims/infoPage',
    content: { kind: 'view', view: 'claimsInfo' },
    title: 'claims:info.title',
    width: 'page',
    breadcrumb: false,
    contact: 'claims',
    gate: null,
    contract: null,
    group: 'claims',
    links: [],
    texts: ['claims'],
  },
  {
    path: '/claims/reports/:claimId',
    content: { kind: 'view', view: 'claimReport' },
    title: 'claims:reports.title',
    width: 'form',
    breadcrumb: false,
    contact: 'claims',
    gate: null,
    contract: null,
    group: 'claims',
    links: [],
    texts: ['claims', 'controls'],
  },
];
