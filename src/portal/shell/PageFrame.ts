import type { UIMatch } from 'react-router-dom';

/** How a page stands in the shell. */
export interface PageFrame {
  /** `page`: overviews. `form`: one column of questions. `formAside`: that column and, on wide screens, an aside next to it. */
  readonly width: 'page' | 'form' | 'formAside';
  /** The line that says which contract the page is about. */
  readonly breadcrumb: boolean;
}

const plain: PageFrame = { width: 'page', breadcrumb: false };

/** What the innermost route's `handle` says for the address shown. */
export function pageFrameOf(matches: readonly UIMatch[]): PageFrame {
  const match = matches.at(-1);
  const handle = match?.handle;
  return isFrameChooser(handle) ? handle(match?.pathname ?? '') : plain;
}

export type FrameChooser = (pathname: string) => PageFrame;

function isFrameChooser(handle: unknown): handle is FrameChooser {
  return typeof handle === 'function';
}
