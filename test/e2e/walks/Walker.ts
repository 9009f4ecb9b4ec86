import type { Page } from '@playwright/test';

/** A customer who walks at random. */
export interface Walker {
  readonly page: Page;
  /** Texts for each question, by path: those of the flow tests of the form. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** Addresses that the customer may type. */
  readonly addresses: readonly string[];
  /** Paths of questions whose answers no draft keeps. */
  readonly sensitive: ReadonlySet<string>;
  /** Everything that the console and the page reported as a mistake. */
  readonly mistakes: string[];
}

/** What a walk knows of the page before the next action. */
export interface WalkState {
  isOffline: boolean;
}
