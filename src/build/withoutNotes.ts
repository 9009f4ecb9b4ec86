import type { Plugin } from 'vite';

/** Tables whose rows say what they are for and which requirement they come from. */
const tables = /\/rules\/_shared\/(?:settings|contract-signs)\.json$/;
const notes: ReadonlySet<string> = new Set(['says', 'requirement', '$schema']);

/** The sentences about mistakes in definitions: a build stops at the first one, so that no browser has to say any. */
const mistakes = /\/src\/engine\/messages\/(messages|didYouMean)\.ts$/;
const unsaid: Readonly<Record<string, string>> = {
  messages: `export const mistake = (key) => ({ code: key.split('.', 1)[0], message: key });
export const say = (key) => key;`,
  didYouMean: 'export const didYouMean = () => ({});',
};

/** Leaves out of a build for browsers what tables and the engine say to analysts: nobody reads it there. */
export const withoutNotes: Plugin = {
  name: 'without-notes',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: [tables, mistakes] },
    handler: (code, id) =>
      unsaid[mistakes.exec(id)?.[1] ?? ''] ??
      JSON.stringify(JSON.parse(code), (key, value: unknown) => (notes.has(key) ? undefined : value)),
  },
};
