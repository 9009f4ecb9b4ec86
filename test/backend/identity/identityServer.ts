import { type AddressInfo, BlockList } from 'node:net';
import { answerRequests } from '../../../src/backend/answerRequests.ts';
import { writeLegalText } from '../../../src/backend/content/writeLegalText.ts';
import type { PrefetchAnswers } from '../../../src/delivery/server/index.ts';
import { createSiteFinder } from '../../../src/backend/http/createSiteFinder.ts';
import { createNetworkFinder } from '../../../src/backend/http/findClientNetwork.ts';
import { createHttpServer } from '../../../src/backend/http/createHttpServer.ts';
import type { LogEntry } from '../../../src/backend/http/LogEntry.ts';
import { createIdentity, type Identity } from '../../../src/backend/identity/createIdentity.ts';
import { hashPassword } from '../../../src/backend/identity/passwords/hashPassword.ts';
import type { Counters } from '../../../src/backend/limits/spend.ts';
import type { Database } from '../../../src/backend/store/openDatabase.ts';
import { shippedBrands } from '../../brand/shippedBrands.ts';
import { uncounted } from '../fixtures/uncounted.ts';

export interface IdentityServer {
  readonly identity: Identity;
  readonly log: readonly LogEntry[];
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Starts the identity provider with `database` on a free port. */
export async function startIdentity(
  database: Database,
  parts: {
    readonly counters?: Counters<'process'>;
    readonly clock?: () => Date;
    readonly configuredKeys?: string;
    readonly prefetchAnswers?: PrefetchAnswers;
    /** The port in the addresses customers see; its own one when absent. */
    readonly publicPort?: number;
    readonly scheme?: 'http' | 'https';
  } = {},
): Promise<IdentityServer> {
  const { counters = uncounted, configuredKeys = null, prefetchAnswers = () => Promise.resolve([]) } = parts;
  const { clock = () => new Date(), scheme = 'http' } = parts;
  const log: LogEntry[] = [];
  let port = 0;
  const findSite = createSiteFinder(shippedBrands(), () => ({
    scheme,
    port: parts.publicPort ?? port,
  }));
  const findNetwork = createNetworkFinder(new BlockList());
  const identity = await createIdentity({
    startModules: ['/assets/program.js'],
    database,
    brands: shippedBrands(),
    brandsFolder: 'brands',
    findSite,
    findNetwork,
    scheme,
    configuredKeys,
    idleMinutes: 30,
    prefetchAnswers,
    writeLegalText,
    clock,
    log: (entry) => log.push(entry),
  });
  const server = createHttpServer(
    answerRequests({
      app: identity.routes,
      identity,
      findSite,
      findNetwork,
      counters,
      scheme,
      clock,
      log: (entry) => log.push(entry),
      isStopping: () => false,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo);
  return {
    identity,
    log,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const password = 'Regenschirm-7';

/** Adds Sabine Müller and Karl Kern at Lindenau, Jens Petersen at Nordkamp, all with `password`. */
export async function addUsers({ query }: Database): Promise<void> {
  const people = [
    {
      id: 'user-1',
      brand: 'lindenau',
      first_name: 'Sabine',
      last_name: 'Müller',
      email: 'Sabine.Mueller@beispiel.de',
    },
    {
      id: 'user-2',
      brand: 'nordkamp',
      first_name: 'Jens',
      last_name: 'Petersen',
      email: 'jens.petersen@beispiel.de',
    },
    {
      id: 'user-3',
      brand: 'lindenau',
      first_name: 'Karl',
      last_name: 'Kern',
      email: 'karl.kern@beispiel.de',
    },
  ];
  const hash = await hashPassword(password);
  for (const person of people) await addUser({ query }, person, hash);
}

interface Person {
  readonly id: string;
  readonly brand: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** Adds a person with an account `account-of-<id>`. `hash` is the one of the password. */
export async function addUser(
  { query }: Pick<Database, 'query'>,
  person: Person,
  hash: string,
): Promise<void> {
  const accountId = `account-of-${person.id}`;
  await query
    .insertInto('accounts')
    .values({
      account_id: accountId,
      brand: person.brand,
      seed_key: null,
      activated: true,
      demo: false,
      profile: JSON.stringify({
        accountId,
        email: person.email,
        salutation: 'HERR',
        lastName: person.last_name,
      }),
      detected_brands: '[]',
      application: '[]',
      special_tariffs: '[]',
      functionalities: '[]',
      last_consent_change: null,
      deleted_at: null,
    })
    .execute();
  await query
    .insertInto('users')
    .values({ ...person, login: person.email.toLowerCase(), password_hash: hash, account_id: accountId })
    .execute();
}
