import type { ApplicationSwitches, SwitchedFunction } from '../session/applicationSwitches.ts';
import { selectionState } from '../session/selectionState.ts';

/** One place of the navigation. `via` is what the contract chooser is asked on the way there. */
export interface NavigationEntry {
  readonly to: string;
  readonly label: string;
  readonly via?: string;
  /** The function it belongs to: while that is off, the place itself says so. */
  readonly of?: SwitchedFunction;
}

export interface NavigationGroup {
  readonly label: string;
  /** The area the group stands for. */
  readonly within: RegExp;
  readonly entries: readonly NavigationEntry[];
}

/** The groups of the navigation, in the specified order (SHELL-038). */
export const navigationGroups: readonly NavigationGroup[] = [
  {
    label: 'shell:nav.contracts',
    within: /^\/contract(\/(?!ncbCalculator)|$)/,
    entries: [
      { to: '/contract', label: 'shell:nav.contractOverview', via: 'shell:nav.contractOverview.heading' },
      {
        to: '/contract/ratingFactors',
        label: 'shell:nav.contractDetails',
        via: 'shell:nav.contractDetails.heading',
        of: 'policyChanges',
      },
    ],
  },
  {
    label: 'shell:nav.filing',
    within: /^\/documents$/,
    entries: [{ to: '/documents', label: 'shell:nav.documents' }],
  },
  {
    label: 'shell:nav.claims',
    within: /^\/(claims(\/|$)|contract\/ncbCalculator$)/,
    entries: [
      {
        to: '/claims/type',
        label: 'shell:nav.reportClaim',
        via: 'shell:nav.reportClaim.heading',
        of: 'claimReport',
      },
      { to: '/claims', label: 'shell:nav.allClaims' },
      {
        to: '/contract/ncbCalculator',
        label: 'shell:nav.calculator',
        via: 'shell:nav.calculator.heading',
      },
    ],
  },
  {
    label: 'shell:nav.help',
    within: /^\/(faq|contact)$/,
    entries: [
      { to: '/faq', label: 'shell:nav.faq' },
      { to: '/contact', label: 'shell:nav.contact' },
    ],
  },
  {
    label: 'shell:nav.profile',
    within: /^\/myAccount(\/|$)/,
    entries: [{ to: '/myAccount', label: 'shell:nav.myAccount' }],
  },
];

/** Where an entry leads first, and with which navigation state: places about one contract lead through the chooser (SEL-016). */
export function wayTo(
  { to, via, of }: NavigationEntry,
  switches: ApplicationSwitches,
  translate: (key: string) => string,
): { readonly to: string; readonly state?: unknown } {
  return via === undefined || (of !== undefined && !switches[of])
    ? { to }
    : { to: '/contractSelection', state: selectionState(to, translate(via)) };
}
