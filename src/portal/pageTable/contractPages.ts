import type { Exclusion } from '../../domain/Exclusions.ts';
import type { Page } from './Page.ts';

const contractPage = { width: 'form', breadcrumb: true, texts: [] } as const;
const three = ['kps', 'jungMobil', 'terminated'] as const;

/** The pages about one contract, with whom the chooser leaves out (SEL-007 to SEL-014). */
export const contractPages: readonly Page[] = [
  {
    ...contractPage,
    path: '/contract/ivk',
    content: { kind: 'text', view: 'later', text: 'shell:later.ivk.text' },
    title: 'shell:later.ivk.title',
    gate: null,
    contract: chosen(three),
    group: 'contracts',
    links: [],
  },
  {
    ...contractPage,
    path: '/contract/servicecard',
    content: { kind: 'text', view: 'later', text: 'shell:later.servicecard.text' },
    title: 'shell:later.servicecard.title',
    gate: null,
    contract: chosen(three),
    group: 'contracts',
    links: [],
  },
  {
    ...contractPage,
    path: '/contract/tariffConditions',
    content: { kind: 'text', view: 'later', text: 'shell:later.tariffConditions.text' },
    title: 'shell:later.tariffConditions.title',
    gate: null,
    contract: chosen([]),
    group: 'contracts',
    links: [],
  },
  {
    ...contractPage,
    path: '/contract/taxofficeCertificate',
    content: { kind: 'text', view: 'later', text: 'shell:later.taxofficeCertificate.text' },
    title: 'shell:later.taxofficeCertificate.title',
    gate: null,
    contract: chosen(['kps', 'jungMobil']),
    group: 'contracts',
    links: [],
  },
  {
    ...contractPage,
    path: '/contract/ncbCalculator',
    content: { kind: 'text', view: 'later', text: 'shell:later.ncbCalculator.text' },
    title: 'shell:later.ncbCalculator.title',
    gate: null,
    contract: chosen([...three, 'milesKinto', 'flatrateTariff', 'seasonalContract']),
    group: 'claims',
    links: [
      {
        kind: 'menu',
        position: 3,
        label: 'shell:nav.calculator',
        chooser: 'shell:nav.calculator.heading',
      },
    ],
  },
];

/** Without a chosen contract the way leads through the chooser (CON-078). */
function chosen(exclude: readonly Exclusion[]): Page['contract'] {
  return { kind: 'chosen', exclude, heading: null, refuse: [] };
}
