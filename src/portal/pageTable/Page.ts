import type { LegalTextName } from '../../content/index.ts';
import type { ContactName } from '../../brand/index.ts';
import type { Exclusion } from '../../domain/Exclusions.ts';
import type { SwitchedFunction } from '../../domain/applicationSwitches.ts';

/**
 * One page of the portal. Its row has all facts about it: routes, menu, footer, gates, preloading, titles and the contract chooser read it.
 * A row is plain data: forms bring theirs with `mount` in `wizard.json`, the others are written by hand.
 */
export interface Page {
  /** Address; `*` and `:name` stand for any part. */
  readonly path: string;
  readonly content: PageContent;
  /** Text key of the page's name, in its heading and in the tab; null when its form has the name. */
  readonly title: string | null;
  /** `page`: overviews. `form`: one column of questions. `formAside`: that column and, on wide screens, the contract next to it. */
  readonly width: 'page' | 'form' | 'formAside';
  /** True when a line at the top names the contract of the page. */
  readonly breadcrumb: boolean;
  /** The contact that the page names for help. */
  readonly contact: ContactName;
  readonly gate: PageGate | null;
  /** Null: the page is about no contract. */
  readonly contract: PageContract | null;
  /** The group of the menu that is marked while the page is shown. */
  readonly group: MenuGroupId | null;
  /** The links to the page that are part of the shell. */
  readonly links: readonly PageLink[];
  /** The texts it needs besides those that every page has. */
  readonly texts: readonly PageTexts[];
}

/** The content of a page. */
export type PageContent =
  | { readonly kind: 'view'; readonly view: ViewName }
  /** A text of the content service. */
  | { readonly kind: 'legal'; readonly text: LegalTextName }
  /** `entry` is the first step, `end` the address of the page of thanks, which stands alone. */
  | { readonly kind: 'form'; readonly form: string; readonly entry: string; readonly end: string | null }
  /** One page of an area with tabs: a form, or a step of one. */
  | {
      readonly kind: 'area';
      readonly area: AreaName;
      readonly form: string;
      /** Text key of its tab; null when it has none. */
      readonly tab: string | null;
      /** True when the tabs stand above the content. */
      readonly hasTabs: boolean;
    };

export type LegalContent = Extract<PageContent, { kind: 'legal' }>;
export type FormContent = Extract<PageContent, { kind: 'form' }>;
export type AreaContent = Extract<PageContent, { kind: 'area' }>;

export type ViewName =
  | 'dashboard'
  | 'claimsOverview'
  | 'claimsInfo'
  | 'claimReport'
  | 'contact'
  | 'contractSelection'
  | 'documents'
  | 'faq'
  | 'magazine'
  | 'article'
  | 'cookies'
  | 'sessions';
export type AreaName = 'account' | 'contract';

/**
 * The condition of a page. While a function is switched off, its pages show a notice; a tab without its state redirects to the first tab.
 */
type PageGate =
  | { readonly kind: 'function'; readonly name: SwitchedFunction }
  | { readonly kind: 'deletionJob'; readonly isAnnounced: boolean };

/**
 * How a page depends on a contract. The chooser leaves out contracts by `exclude` (SEL-007 to SEL-019). Without a contract a `needed` page
 * redirects elsewhere, and a `chosen` page opens the chooser (CON-078).
 */
type PageContract =
  | { readonly kind: 'optional'; readonly exclude: readonly Exclusion[] }
  | { readonly kind: 'needed'; readonly exclude: readonly Exclusion[]; readonly otherwise: string }
  | {
      readonly kind: 'chosen';
      readonly exclude: readonly Exclusion[];
      /** Text key of the question of the chooser; null: it asks for a contract. */
      readonly heading: string | null;
      /** Contracts for which there is no such page. */
      readonly refuse: readonly Exclusion[];
    };

export type MenuGroupId = 'contracts' | 'filing' | 'claims' | 'help' | 'profile';

export type PageLink =
  /** `chooser` is the question of the contract chooser on the way; null leads straight to the page. */
  | {
      readonly kind: 'menu';
      readonly position: number;
      readonly label: string;
      readonly chooser: string | null;
    }
  | { readonly kind: 'footer'; readonly label: string };

/** Texts of `schemas/_shared/texts` that are loaded with a page. */
export type PageTexts =
  | 'claims'
  | 'controls'
  | 'selection'
  | 'dashboard'
  | 'account'
  | 'contact'
  | 'contract'
  | 'documents'
  | 'faq'
  | 'magazine';
