import type { Brand } from '../../brand/index.ts';

/** Parts of the back end that the answer to a page request needs. The back end hands them in. */
export interface PageDependencies {
  /** Returns brand and origin of a Host header; null for a host that the configuration does not name. */
  readonly findSite: (host: string) => { readonly brand: Brand; readonly origin: string } | null;
  /** Returns the content security policy of a page. `scripts`: hashes of its inline scripts. */
  readonly contentSecurityPolicy: (brand: Brand | null, nonce: string, scripts: readonly string[]) => string;
  /** Returns the texts of the shell in the words of a brand; a missing key throws. */
  readonly shellTexts: (
    brand: Brand,
  ) => (key: string, parameters?: Readonly<Record<string, string>>) => string;
  /** Returns the own texts of a brand, by `<namespace>:<key>`. */
  readonly brandTexts: (brand: Brand) => Readonly<Record<string, string>>;
  /** Files of the sign-in page. */
  readonly signInFiles: readonly { readonly href: string; readonly as: 'style' | 'font' }[];
}
