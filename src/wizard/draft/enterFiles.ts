import type { DraftStore } from './draftStore.ts';

/** Enters files that the customer chose before the form opened, into a form without files. They keep the limits of the form already. */
export function enterFiles({ files }: DraftStore, chosen: readonly File[]): void {
  if (files.getState().length > 0) return;
  files.setState(
    chosen.map((file) => ({ id: crypto.randomUUID(), file, refusal: null })),
    true,
  );
}
