import type { Brand } from '../../brand/index.ts';

/** What the back end knows of the pages of a host. It is handed in. */
export interface PageHost {
  readonly brandOfHost: (host: string) => Brand | null;
  /** Of the addresses customers see. */
  readonly scheme: 'http' | 'https';
  /** The content security policy of a page. `scripts`: hashes of the scripts that stand in it. */
  readonly contentSecurityPolicy: (brand: Brand | null, nonce: string, scripts: readonly string[]) => string;
  /** The texts of the shell in the words of a brand; a missing key throws. */
  readonly shellTexts: (
    brand: Brand,
  ) => (key: string, parameters?: Readonly<Record<string, string>>) => string;
  /** The texts that a brand says in its own words, by `<namespace>:<key>`. */
  readonly brandTexts: (brand: Brand) => Readonly<Record<string, string>>;
  /** Files that the sign-in page asks for. */
  readonly signInFiles: readonly { readonly href: string; readonly as: 'style' | 'font' }[];
}
