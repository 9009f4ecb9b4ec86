import type { PagePerformer } from '../../../src/wizard/draft/draftStore.ts';

const ignore = () => undefined;

/** A draft on its own wants nothing of a page. */
export const noPage: PagePerformer = {
  navigate: ignore,
  finish: ignore,
  release: ignore,
  hold: ignore,
  send: ignore,
  upload: ignore,
  abort: ignore,
  refetch: ignore,
  banner: ignore,
  download: ignore,
  newTab: ignore,
  openBlock: ignore,
  signOut: ignore,
};
