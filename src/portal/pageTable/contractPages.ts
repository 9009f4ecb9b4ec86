import type { Page } from './Page.ts';

/** The pages about one contract that are no forms, with whom the chooser leaves out (SEL-011). */
export const contractPages: readonly Page[] = [
  {
    width: 'form',
    breadcrumb: true,
    texts: [],
    path: '/contract/servicecard',
    content: { kind: 'text', view: 'later', text: 'shell:later.servicecard.text' },
    title: 'shell:later.servicecard.title',
    gate: null,
    contract: {
      kind: 'chosen',
      exclude: ['kps', 'jungMobil', 'terminated'],
      heading: null,
      refuse: [],
    },
    group: 'contracts',
    links: [],
  },
];
