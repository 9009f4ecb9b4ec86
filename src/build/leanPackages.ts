import type { Plugin } from 'vite';

/** A part that a package loads for something that the portal never asks of it, and what is enough instead. */
interface Part {
  readonly part: RegExp;
  /** Modules that ask for it. */
  readonly for: RegExp;
  readonly enough: string;
}

const parts: readonly Part[] = [
  // 31 KB, gzip, for rjsf's own complaints about a schema.
  { part: /^markdown-to-jsx\/react$/, for: /./, enough: 'export const Markdown = () => null;' },
  // 16 KB, in which rjsf compares the path of a field with its path before.
  {
    part: /^fast-equals$/,
    for: /\/@rjsf\//,
    enough:
      'export const createCustomEqual = () => (one, other) => JSON.stringify(one) === JSON.stringify(other);',
  },
  // Buttons that turn while they load: ours say what they do, and keep the focus.
  {
    part: /\/(?:Transition\/Transition|Loader\/Loader)\.mjs$/,
    for: /\/@mantine\/core\/esm\/components\/Button\//,
    enough: 'export const Transition = () => null;\nexport const Loader = () => null;',
  },
];

/** Leaves out of a build what packages bring and nobody uses. */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  enforce: 'pre',
  resolveId: {
    filter: { id: parts.map(({ part }) => part) },
    handler: (id, importer = '') => {
      const index = parts.findIndex((one) => one.part.test(id) && one.for.test(importer));
      return index === -1 ? null : `\0lean-package-${index}.js`;
    },
  },
  load: (id) => parts[Number(/^\0lean-package-(\d+)\.js$/.exec(id)?.[1] ?? -1)]?.enough ?? null,
};
