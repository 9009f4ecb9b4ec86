import type { PageCalls } from '../protocol/signIn.ts';

/** Name of the file in which a build says what the server tells of its pages. */
export const pagesFile = 'pages.json';

/** Id of the template that holds the script of the program until the boot script takes it out. */
export const programId = 'program';

/** Id of the template that holds links to files of the page until the program is there. */
export const laterId = 'later';

/** What the server says of pages before the program is there. Addresses are those of files, from the root of the host. */
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
  /** What leads to the provider's page and back. */
  readonly signIn: readonly string[];
  readonly pages: readonly BuiltPage[];
}

export interface BuiltPage {
  /** Address; `*` and `:name` stand for any part. The first that fits counts. */
  readonly path: string;
  /** Its name, and the key under which a brand may say it differently; null where it depends on the answers. */
  readonly title: { readonly key: string; readonly text: string } | null;
  /** The files it asks for besides those that every page has. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  readonly calls: PageCalls;
}
