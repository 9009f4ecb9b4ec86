import type { Plugin } from 'vite';

/** What packages load for parts of theirs that a compiled form never reaches, by its name, and what is enough instead. */
const enough: Readonly<Record<string, string>> = {
  // 31 KB, gzip, for rjsf's own complaints about a schema.
  'markdown-to-jsx/react': 'export const Markdown = () => null;',
  // 16 KB, in which rjsf compares the path of a field with its path before.
  'fast-equals':
    'export const createCustomEqual = () => (one, other) => JSON.stringify(one) === JSON.stringify(other);',
};

/** Leaves out of a build what packages bring and nobody uses. */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  enforce: 'pre',
  resolveId: {
    filter: { id: Object.keys(enough).map((name) => new RegExp(`^${name}$`)) },
    handler: (id) => `\0${id}.js`,
  },
  load: (id) => enough[/^\0(.*)\.js$/.exec(id)?.[1] ?? ''] ?? null,
};
