import type { Plugin } from 'vite';

/** Tables whose rows say what they are for and which requirement they come from. */
const tables = /\/rules\/_shared\/(?:settings|contract-signs)\.json$/;
const notes: ReadonlySet<string> = new Set(['says', 'requirement', '$schema']);

/** Leaves out of a build for browsers what tables say to analysts: nobody reads it there. */
export const withoutNotes: Plugin = {
  name: 'without-notes',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: tables },
    handler: (code) =>
      JSON.stringify(JSON.parse(code), (key, value: unknown) => (notes.has(key) ? undefined : value)),
  },
};
