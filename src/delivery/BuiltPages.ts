import type { PageCalls } from '../protocol/signIn.ts';

/** The name of the file with the list of pages, which a build writes for the server. */
export const pagesFile = 'pages.json';

/** The id of the template that holds the program's script until the boot script takes it out. */
export const programId = 'program';

/** The id of the template that holds links to files of the page until the program has loaded. */
export const laterId = 'later';

/** Facts about pages that the server needs to write them. Addresses are paths of files on the host. */
export interface BuiltPages {
  /** Modules of every page in the order in which they run; the last one starts the program. */
  readonly program: readonly string[];
  /** Style sheets of every page. */
  readonly styles: readonly string[];
  /** The font, in all its weights. */
  readonly font: string;
  /** Word marks by brand, for light and dark schemes, and the picture of the tab. */
  readonly logos: Readonly<
    Record<string, { readonly light: string; readonly dark: string; readonly mark: string }>
  >;
  /** Modules of the pages that lead to the provider's page and back. */
  readonly signIn: readonly string[];
  readonly pages: readonly BuiltPage[];
  /** The steps of all forms as `<form>/<step>`. */
  readonly formSteps: readonly string[];
}

export interface BuiltPage {
  /** The address; `*` and `:name` match any part. The first matching page counts. */
  readonly path: string;
  /** Its title, and the key of a brand's own title; null where the title depends on answers. */
  readonly title: { readonly key: string; readonly text: string } | null;
  /** Modules of the page besides those that all pages have. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  readonly calls: PageCalls;
}
