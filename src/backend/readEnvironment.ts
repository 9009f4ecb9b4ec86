export interface ServerSettings {
  readonly port: number;
  readonly dataDir: string;
  /** `postgresql://...`, `memory://`, or null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly production: boolean;
  /** Of the addresses customers see. `https` means a proxy in front ends TLS and names the customer in `x-forwarded-for`. */
  readonly scheme: 'http' | 'https';
  /** JSON with the signing keys and cookie keys of the identity provider; null keeps them in the database. */
  readonly identityKeys: string | null;
  readonly smtpUrl: string | null;
  /** Folder with the brands, `<brand>/brand.json` and its pictures, read at start. */
  readonly brandsDir: string;
}

export type ReadEnvironment =
  | { readonly kind: 'settings'; readonly settings: ServerSettings }
  | { readonly kind: 'problems'; readonly problems: readonly string[] };

/** Settings from environment variables, or everything that is wrong with them. */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): ReadEnvironment {
  const value = (name: string) => environment[name]?.trim() || null;
  const production = value('NODE_ENV') === 'production';
  const port = Number(value('PORT') ?? 4173);
  const databaseUrl = value('DATABASE_URL');
  const identityKeys = value('IDENTITY_KEYS');
  const scheme = value('PUBLIC_SCHEME') ?? 'http';

  const problems = [
    !Number.isInteger(port) || port < 0 || port > 65_535 ? 'PORT is not a port.' : null,
    databaseUrl !== null && !/^(?:postgres(?:ql)?:\/\/|memory:\/\/$)/.test(databaseUrl)
      ? 'DATABASE_URL must begin with postgresql:// (or be memory://, for tests).'
      : null,
    scheme !== 'http' && scheme !== 'https' ? 'PUBLIC_SCHEME must be http or https.' : null,
    production && (databaseUrl === null || databaseUrl === 'memory://')
      ? 'NODE_ENV=production needs DATABASE_URL=postgresql://...'
      : null,
    production && identityKeys === null
      ? 'NODE_ENV=production needs IDENTITY_KEYS; "npm run --silent keys" makes some.'
      : null,
  ].filter((problem) => problem !== null);
  if (problems.length > 0) return { kind: 'problems', problems };

  return {
    kind: 'settings',
    settings: {
      port,
      dataDir: value('DATA_DIR') ?? '.data',
      databaseUrl,
      production,
      scheme: scheme === 'https' ? 'https' : 'http',
      identityKeys,
      smtpUrl: value('SMTP_URL'),
      brandsDir: value('BRANDS_DIR') ?? 'brands',
    },
  };
}
