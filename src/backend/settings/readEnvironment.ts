import { readSecretFiles } from './readSecretFiles.ts';
import { settings } from './settings.ts';

export interface ServerSettings {
  readonly port: number;
  readonly dataDir: string;
  /** `postgresql://...`, `memory://`, or null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly production: boolean;
  /**
   * The scheme of the addresses customers see. `https` means a proxy in front ends TLS and writes the customer's address into
   * `x-forwarded-for`.
   */
  readonly scheme: 'http' | 'https';
  /** JSON with the signing keys and cookie keys of the identity provider; null: they are kept in the database. */
  readonly identityKeys: string | null;
  /** JSON with the keys of Apple Wallet and Google Wallet; null: a demonstration generates its own. */
  readonly walletKeys: string | null;
  /** Keys that encrypt personal data, the newest first; null: a demonstration generates its own. */
  readonly dataKeys: string | null;
  readonly smtpUrl: string | null;
  /** Address of ClamAV's daemon, `tcp://host:port` or `unix:///path`; null: uploads are not scanned. */
  readonly scannerUrl: string | null;
  /** Folder with the brands, `<brand>/brand.json` and its pictures, read at start. */
  readonly brandsDir: string;
  /** The token that opens `/metrics`; null: there are no metrics. */
  readonly metricsToken: string | null;
  /** Seconds from the failing `/ready` to the stop, so that a proxy can switch to another process. */
  readonly stopDelay: number;
  /** Minutes without any use after which a session of the embedded identity provider ends. */
  readonly sessionIdle: number;
}

export type ReadEnvironment =
  | { readonly kind: 'settings'; readonly settings: ServerSettings }
  | { readonly kind: 'problems'; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

const {
  usualPort,
  usualDataDir,
  usualBrandsDir,
  metricsTokenMinLength,
  stopDelayMaxSeconds,
  idleMinutes,
  idleMinMinutes,
  idleMaxMinutes,
} = settings.environment;

/** Reads settings from environment variables and the files of secrets, or lists all problems of the variables. */
export function readEnvironment(variables: Environment): ReadEnvironment {
  const { environment, problems: fileProblems } = readSecretFiles(variables);
  // Further problems could follow from a file that is missing.
  const problems = fileProblems.length > 0 ? fileProblems : listProblems(environment);
  if (problems.length > 0) return { kind: 'problems', problems };
  const value = createVariableReader(environment);
  return {
    kind: 'settings',
    settings: {
      port: Number(value('PORT') ?? usualPort),
      dataDir: value('DATA_DIR') ?? usualDataDir,
      databaseUrl: value('DATABASE_URL'),
      production: value('NODE_ENV') === 'production',
      scheme: value('PUBLIC_SCHEME') === 'https' ? 'https' : 'http',
      identityKeys: value('IDENTITY_KEYS'),
      walletKeys: value('WALLET_KEYS'),
      dataKeys: value('DATA_KEYS'),
      smtpUrl: value('SMTP_URL'),
      scannerUrl: value('CLAMD_URL'),
      brandsDir: value('BRANDS_DIR') ?? usualBrandsDir,
      metricsToken: value('METRICS_TOKEN'),
      stopDelay: Number(value('STOP_DELAY') ?? 0),
      sessionIdle: Number(value('SESSION_IDLE') ?? idleMinutes),
    },
  };
}

function createVariableReader(environment: Environment): (name: string) => string | null {
  return (name) => environment[name]?.trim() || null;
}

/** Lists problems as sentences without values, because some are secrets. */
function listProblems(environment: Environment): readonly string[] {
  const value = createVariableReader(environment);
  const port = Number(value('PORT') ?? usualPort);
  const delay = Number(value('STOP_DELAY') ?? 0);
  const idle = Number(value('SESSION_IDLE') ?? idleMinutes);
  const databaseUrl = value('DATABASE_URL');
  const smtpUrl = value('SMTP_URL');
  const scannerUrl = value('CLAMD_URL');
  const production = value('NODE_ENV') === 'production';
  const checks: readonly (readonly [isWrong: boolean, says: string])[] = [
    [!Number.isInteger(port) || port < 0 || port > 65_535, 'PORT is not a port.'],
    [
      databaseUrl !== null && !isAddress(databaseUrl, /^(?:postgres(?:ql)?:\/\/|memory:\/\/$)/),
      'DATABASE_URL must be an address postgresql://... (or memory://, for tests); special characters of its password are written like %2F.',
    ],
    [
      smtpUrl !== null && !isAddress(smtpUrl, /^smtps?:\/\//),
      'SMTP_URL must be an address smtp://... or smtps://...',
    ],
    [
      scannerUrl !== null && !isAddress(scannerUrl, /^(?:tcp:\/\/[^/?#@]+:\d+$|unix:\/\/\/[^?#]+$)/),
      'CLAMD_URL must be an address tcp://host:port or unix:///path/of/the/socket.',
    ],
    [!['http', 'https'].includes(value('PUBLIC_SCHEME') ?? 'http'), 'PUBLIC_SCHEME must be http or https.'],
    [
      production && (databaseUrl === null || databaseUrl === 'memory://'),
      'NODE_ENV=production needs DATABASE_URL=postgresql://...',
    ],
    [
      production && value('IDENTITY_KEYS') === null,
      'NODE_ENV=production needs IDENTITY_KEYS; "npm run --silent keys" makes some.',
    ],
    [
      production && value('DATA_KEYS') === null,
      'NODE_ENV=production needs DATA_KEYS, which were DRAFT_KEYS before; "openssl rand -base64 32" makes a key.',
    ],
    [
      isShorter(value('METRICS_TOKEN'), metricsTokenMinLength),
      `METRICS_TOKEN needs at least ${metricsTokenMinLength} characters.`,
    ],
    [
      !(delay >= 0 && delay <= stopDelayMaxSeconds),
      `STOP_DELAY is a number of seconds, at most ${stopDelayMaxSeconds}.`,
    ],
    [
      !(Number.isInteger(idle) && idle >= idleMinMinutes && idle <= idleMaxMinutes),
      `SESSION_IDLE is a number of minutes from ${idleMinMinutes} to ${idleMaxMinutes}.`,
    ],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, says]) => says);
}

function isShorter(text: string | null, length: number): boolean {
  return text !== null && text.length < length;
}

function isAddress(text: string, pattern: RegExp): boolean {
  return pattern.test(text) && URL.canParse(text);
}
