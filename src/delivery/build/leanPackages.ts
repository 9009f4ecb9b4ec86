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
  // Lists without an end, page by page.
  {
    part: /\/infiniteQueryBehavior\.js$/,
    for: /\/@tanstack\/query-core\//,
    enough: `const none = () => { throw new Error('There are no lists without an end'); };
export { none as infiniteQueryBehavior, none as hasNextPage, none as hasPreviousPage };`,
  },
  // Buttons that turn while they load: ours say what they do, and keep the focus.
  {
    part: /\/(?:Transition\/Transition|Loader\/Loader)\.mjs$/,
    for: /\/@mantine\/core\/esm\/components\/Button\//,
    enough: 'export const Transition = () => null;\nexport const Loader = () => null;',
  },
  // Buttons that are joined to a bar.
  {
    part: /\/ButtonGroup(?:Section)?\.mjs$/,
    for: /\/@mantine\/core\/esm\/components\/Button\//,
    enough: 'export const ButtonGroup = () => null;\nexport const ButtonGroupSection = () => null;',
  },
];

/** A package has this file twice, and names the one for developers in both kinds of builds. */
const forDevelopers = /\/react-router\/dist\/development\/[\w-]+\.mjs$/;

const router = /\/react-router\/dist\/production\/[\w-]+\.mjs$/;
const palettes = /\/@mantine\/core\/esm\/core\/MantineProvider\/default-colors\.mjs$/;

/** Names for developers keep links of a kind that nobody uses, and those keep what a server writes into pages. */
function withoutServer(code: string): string {
  return code
    .replaceAll(/^ *\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1')
    .replace('function PrefetchPageLinks(', 'const PrefetchPageLinks = () => null;\nfunction prefetched(');
}

/** Colours are roles of a brand; of the palettes beside them the library asks for the greys and for the one it begins with. */
const asked: ReadonlySet<string> = new Set(['dark', 'gray', 'blue']);

function withFewPalettes(code: string): string {
  return code.replaceAll(/^\s*(\w+): \[[^\]]*\],?$/gm, (palette, name: string) =>
    asked.has(name) ? palette : '',
  );
}

const buttonStyles = /\/@mantine\/core\/styles\/Button\.layer\.css$/;

/** Rules for buttons that are joined to a bar, turn while they load, take a whole row or have a picture behind their words. */
const unusedRules =
  /^[^\n{}]*(?:\.m_(?:80d6d844|70be2a01|a25b86ee)\b|::before|:where\(\[data-(?:loading|block|with-right-section|position='right')\]\))[^\n{}]*\{[^{}]*\}/gm;

/** What the portal never asks of a button, sizes too. None is disabled natively: a blocked one says why, and keeps the focus. */
function withFewButtons(css: string): string {
  return css
    .replaceAll(unusedRules, '')
    .replaceAll(/^ *--button-[\w-]+-(?:xs|xl|compact-\w+):[^;]*;$/gm, '')
    .replaceAll(
      /\[data-loading\], :disabled, |:disabled:not\(\[data-loading\]\), |:not\(\[data-loading\]\)/g,
      '',
    );
}

/** Leaves out of a build what packages bring and nobody uses. */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  enforce: 'pre',
  async resolveId(id, importer = '') {
    const index = parts.findIndex((one) => one.part.test(id) && one.for.test(importer));
    if (index !== -1) return `\0lean-package-${index}.js`;
    if (this.environment.mode !== 'build' || !/^react-router(?:\/dom)?$/.test(id)) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found !== null && forDevelopers.test(found.id)
      ? { ...found, id: found.id.replace('/development/', '/production/') }
      : found;
  },
  transform: {
    filter: { id: [router, palettes, buttonStyles] },
    handler(code, id) {
      if (buttonStyles.test(id)) return withFewButtons(code);
      return palettes.test(id) ? withFewPalettes(code) : withoutServer(code);
    },
  },
  load: (id) => parts[Number(/^\0lean-package-(\d+)\.js$/.exec(id)?.[1] ?? -1)]?.enough ?? null,
};
