/** One white-label brand: `brands/<id>/brand.json`, parsed. All differences between brands are in here, in its logos and in its texts. */
export interface Brand {
  /** Name of the folder. Empty for a host that belongs to no brand. */
  readonly id: string;
  /** Realm of the identity provider. Lowercased it is the value of `brand` in local storage (BRAND-009) and of content filters. */
  readonly realm: string;
  readonly name: string;
  /** Host names without port, lowercase. */
  readonly hostnames: readonly string[];
  readonly identity: IdentitySettings;
  readonly contact: Contact;
  readonly footer: Footer;
  readonly colors: ColorSeeds;
  readonly logo: Logo;
  readonly content: ContentSettings;
  readonly places: PlacesSettings;
}

/** `authority` is absolute for a foreign OpenID provider, and relative (`/oidc`) for the embedded one on the brand's own origin. */
export interface IdentitySettings {
  readonly authority: string;
  readonly clientId: string;
  /** Space-separated scopes; contains `openid`. */
  readonly scope: string;
}

/** As people read them; a `tel:` link is made by dropping everything but digits and the plus. */
export interface Contact {
  readonly phone: string;
  readonly email: string;
  readonly claimsPhone: string;
  readonly claimsEmail: string;
}

export interface Footer {
  readonly support: boolean;
  /** What a footer without support shows (BRAND-007 can be read both ways). */
  readonly withoutSupport: 'nothing' | 'links';
  readonly insurer: string;
  readonly broker: string;
}

/** `#rrggbb`. Every other colour, and the dark scheme, is derived so that the contrast goals hold (`brandTokens`). */
export interface ColorSeeds {
  readonly primary: string;
  /** Hue of the page background, greys and borders. */
  readonly neutral: string;
}

/** Files beside `brand.json`. `mark` is the square sign without the name, drawn for both schemes. */
export interface Logo {
  readonly light: string;
  readonly dark: string;
  readonly mark: string;
}

/** `host: null` is the embedded content service under `/cms`. */
export interface ContentSettings {
  readonly space: string;
  readonly host: string | null;
  readonly accessToken: string;
}

export type PlacesSettings =
  { readonly provider: 'local' } | { readonly provider: 'google'; readonly key: string };
