import { BlockList } from 'node:net';
import { readProxies } from './readProxies.ts';
import { readSecretFiles } from './readSecretFiles.ts';
import { settings } from './settings.ts';

export interface ServerSettings {
  readonly port: number;
  readonly dataDir: string;
  /** `postgresql://...`, `memory://`, or null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** True when an empty database is filled with demonstration accounts, whose password is public. */
  readonly demoAccounts: boolean;
  readonly production: boolean;
  /** The scheme of the addresses customers see. `https` means a proxy in front ends TLS. */
  readonly scheme: 'http' | 'https';
  /** The port in the addresses customers see; null: the one the server listens on. */
  readonly publicPort: number | null;
  /** The proxies whose `x-forwarded-for` is believed. */
  readonly proxies: BlockList;
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
  usualTlsPort,
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
  const scheme = value('PUBLIC_SCHEME') === 'https' ? 'https' : 'http';
  const usualPublicPort = scheme === 'https' ? usualTlsPort : null;
  const proxies = value('TRUSTED_PROXIES');
  return {
    kind: 'settings',
    settings: {
      port: Number(value('PORT') ?? usualPort),
      dataDir: value('DATA_DIR') ?? usualDataDir,
      databaseUrl: value('DATABASE_URL'),
      production: value('NODE_ENV') === 'production',
      demoAccounts: isDemonstration(value) && (isEmbedded(value) || value('DEMO_ACCOUNTS') === 'yes'),
      scheme,
      publicPort: value('PUBLIC_PORT') === null ? usualPublicPort : Number(value('PUBLIC_PORT')),
      proxies: (proxies === null ? null : readProxies(proxies)) ?? new BlockList(),
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

type ReadVariable = (name: string) => string | null;

function createVariableReader(environment: Environment): ReadVariable {
  return (name) => environment[name]?.trim() || null;
}

const isDemonstration = (value: ReadVariable) => value('NODE_ENV') !== 'production';
const isEmbedded = (value: ReadVariable) => [null, 'memory://'].includes(value('DATABASE_URL'));
const isPort = (port: number) => Number.isInteger(port) && port >= 0 && port <= 65_535;

type Check = readonly [isWrong: boolean, says: string];

/** Lists problems as sentences without values, because some are secrets. */
function listProblems(environment: Environment): readonly string[] {
  const value = createVariableReader(environment);
  const checks = [...checkSpelling(value), ...checkStart(value)];
  return checks.filter(([isWrong]) => isWrong).map(([, says]) => says);
}

const isDatabase = (address: string | null) =>
  address === null || isAddress(address, /^(?:postgres(?:ql)?:\/\/|memory:\/\/$)/);

/** Checks each value by itself. */
function checkSpelling(value: ReadVariable): readonly Check[] {
  const port = Number(value('PORT') ?? usualPort);
  const delay = Number(value('STOP_DELAY') ?? 0);
  const idle = Number(value('SESSION_IDLE') ?? idleMinutes);
  const smtpUrl = value('SMTP_URL');
  const scannerUrl = value('CLAMD_URL');
  const publicPort = value('PUBLIC_PORT');
  const proxies = value('TRUSTED_PROXIES');
  return [
    [!isPort(port), 'PORT is not a port.'],
    [
      publicPort !== null && !(isPort(Number(publicPort)) && Number(publicPort) > 0),
      'PUBLIC_PORT is the port in the addresses customers see, from 1 to 65535.',
    ],
    [
      !isDatabase(value('DATABASE_URL')),
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
      proxies !== null && readProxies(proxies) === null,
      'TRUSTED_PROXIES is a list of addresses or networks with commas between them, like 10.0.0.7, 172.30.0.0/24, fd00::/8.',
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
}

/** Checks what a start needs, in production and for a demonstration. */
function checkStart(value: ReadVariable): readonly Check[] {
  const production = !isDemonstration(value);
  const demoAccounts = value('DEMO_ACCOUNTS');
  const isNamed = isDatabase(value('DATABASE_URL')) && !isEmbedded(value);
  return [
    [production && isEmbedded(value), 'NODE_ENV=production needs DATABASE_URL=postgresql://...'],
    [
      production && value('PUBLIC_SCHEME') !== 'https',
      'NODE_ENV=production needs https: set PUBLIC_SCHEME=https, and let a proxy end TLS.',
    ],
    [
      production && value('TRUSTED_PROXIES') === null,
      'NODE_ENV=production needs the proxies whose x-forwarded-for is believed: set TRUSTED_PROXIES to their addresses or networks.',
    ],
    [demoAccounts !== null && demoAccounts !== 'yes', 'DEMO_ACCOUNTS is yes, or not set.'],
    [
      production && demoAccounts !== null,
      'NODE_ENV=production has no demonstration accounts, because their password is public: take DEMO_ACCOUNTS away.',
    ],
    [
      !production && isNamed && demoAccounts === null,
      'DATABASE_URL names a database that would be filled with demonstration accounts: set NODE_ENV=production, or DEMO_ACCOUNTS=yes if that is meant.',
    ],
    [
      production && value('IDENTITY_KEYS') === null,
      'NODE_ENV=production needs IDENTITY_KEYS; "npm run --silent keys" makes some.',
    ],
    [
      production && value('DATA_KEYS') === null,
      'NODE_ENV=production needs DATA_KEYS, which were DRAFT_KEYS before; "openssl rand -base64 32" makes a key.',
    ],
  ];
}

function isShorter(text: string | null, length: number): boolean {
  return text !== null && text.length < length;
}

function isAddress(text: string, pattern: RegExp): boolean {
  return pattern.test(text) && URL.canParse(text);
}
