import { randomUUID } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createPrefetchAnswers, findCountedNames, findStartModules } from '../delivery/server/index.ts';
import { toBerlinTime } from '../calendar/index.ts';
import { answerRequests } from './answerRequests.ts';
import { accidentRoute } from './accident/accidentRoute.ts';
import { analyticsRoute } from './monitoring/analyticsRoute.ts';
import { createApp } from './app.ts';
import { checklistRoute } from './checklistRoute.ts';
import { createDigest } from './api/createDigest.ts';
import { contentRoutes } from './content/contentRoutes.ts';
import { writeLegalText } from './content/writeLegalText.ts';
import { createErrorEntry } from './http/createErrorEntry.ts';
import { createSiteFinder } from './http/createSiteFinder.ts';
import { createNetworkFinder } from './http/findClientNetwork.ts';
import { createHttpServer } from './http/createHttpServer.ts';
import { createMetrics, type Metrics } from './monitoring/createMetrics.ts';
import type { Log } from './http/LogEntry.ts';
import { createIdentity } from './identity/createIdentity.ts';
import { hashPassword } from './identity/passwords/hashPassword.ts';
import { createProcessCounters } from './limits/createProcessCounters.ts';
import { loadBrands } from './loadBrands.ts';
import { startMail } from './mail/startMail.ts';
import { sweepOutbox } from './mail/sweepOutbox.ts';
import { monitoringRoutes } from './monitoring/monitoringRoutes.ts';
import { second } from './settings/durations.ts';
import type { ServerSettings } from './settings/readEnvironment.ts';
import { settings } from './settings/settings.ts';
import { seedDefaults } from './seed/loadSeed.ts';
import { refuseDemoAccounts, seedDatabase } from './seed/seedDatabase.ts';
import { resealRows } from './store/sealing/resealRows.ts';
import { createHandlers } from './services/createHandlers.ts';
import { openWallet } from './services/wallet/openWallet.ts';
import { createScanner } from './scanner/createScanner.ts';
import { type Database, openDatabase } from './store/openDatabase.ts';
import { startRetentionSweep } from './store/startRetentionSweep.ts';

export interface RunningServer {
  readonly port: number;
  readonly database: Database;
  /**
   * Reports "not ready" at once. After `stopDelay` takes no new requests, finishes requests, then mails and cleaning (each within ten
   * seconds), and closes the database.
   */
  readonly stop: () => Promise<void>;
}

/** Folder of the built portal. */
const clientDir = fileURLToPath(new URL('../client', import.meta.url));
const stopTimeout = settings.http.stopTimeoutSeconds * second;

/** Opens the database, seeds it for a demonstration, and answers on one port: portal, calls, sign-in, content. */
export async function startServer(
  environment: ServerSettings,
  log: Log,
  clock: () => Date = () => new Date(),
): Promise<RunningServer> {
  const database = await openDatabase(environment);
  const metrics = createMetrics(await findCountedNames(clientDir));
  const logAndCount: Log = (entry) => {
    metrics.count(entry);
    log(entry);
  };
  try {
    return await serve({ environment, database, metrics, log: logAndCount, clock });
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface ServerParts {
  readonly environment: ServerSettings;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly clock: () => Date;
}

async function serve(parts: ServerParts): Promise<RunningServer> {
  const { environment, database, log, clock } = parts;
  if (environment.production) await refuseDemoAccounts(database.query);
  if (environment.demoAccounts) {
    await seedDatabase(database.query, toBerlinTime(clock()).day, await hashPassword(seedDefaults.password));
  }
  let isStopping = false;
  let { publicPort: port } = environment;
  const listener = await createListener(parts, {
    isStopping: () => isStopping,
    getPublicPort: () => port ?? 0,
  });
  const server = createHttpServer(listener);
  await listen(server, environment.port);
  port ??= getPort(server);
  const outbox = join(environment.dataDir, 'outbox');
  const mail = startMail({ ...environment, outbox }, database, log, clock);
  const reseal = resealRows(database.query, database.cipher, () => isStopping).then(
    (rows) => {
      if (rows > 0) log({ event: 'resealed', rows });
    },
    (error: unknown) => log(createErrorEntry(randomUUID(), error)),
  );
  const sweep = startRetentionSweep(database, clock, log, (now) => sweepOutbox(outbox, now));
  return {
    port: getPort(server),
    database,
    stop: async () => {
      isStopping = true;
      await wait(environment.stopDelay * second);
      await drain(server);
      // A mail whose server does not answer stays in the outbox.
      await Promise.race([
        Promise.all([mail.stop(), sweep.stop(), reseal]),
        wait(stopTimeout, null, { ref: false }),
      ]);
      await database.close();
    },
  };
}

interface RunningState {
  readonly isStopping: () => boolean;
  /** The port in the addresses customers see. */
  readonly getPublicPort: () => number;
}

/** Creates the listener for all requests. */
async function createListener(
  parts: ServerParts,
  { isStopping, getPublicPort }: RunningState,
): Promise<RequestListener> {
  const { environment, database, metrics, log, clock } = parts;
  const { scheme, metricsToken } = environment;
  const brands = loadBrands(environment.brandsDir);
  const findSite = createSiteFinder(brands, () => ({ scheme, port: getPublicPort() }));
  const findNetwork = createNetworkFinder(environment.proxies);
  const [brand] = brands;
  const identity = await createIdentity({
    database,
    startModules: await findStartModules(clientDir),
    brands,
    brandsFolder: environment.brandsDir,
    findSite,
    findNetwork,
    scheme,
    configuredKeys: environment.identityKeys,
    idleMinutes: environment.sessionIdle,
    // The identity provider is made before `app`, and calls it only while it answers a request.
    prefetchAnswers: createPrefetchAnswers((request, bindings) => app.fetch(request, bindings)),
    writeLegalText,
    log,
    clock,
  });
  const content = contentRoutes({
    space: brand?.content.space ?? '',
    accessToken: brand?.content.accessToken ?? '',
    findSite,
  });
  const counters = createProcessCounters();
  const monitoring = monitoringRoutes({ database, clock, metrics, metricsToken, isStopping });
  const app = createApp({
    database,
    handlers: createHandlers(openWallet(environment, log), database.cipher),
    clock,
    log,
    scheme,
    verify: identity.verify,
    digest: createDigest(identity.secret),
    scan: environment.scannerUrl === null ? null : createScanner(environment.scannerUrl),
    counters,
    findSite,
    findNetwork,
    clientDir,
    mounted: (routes) =>
      routes
        .route('/', monitoring)
        .route('/', identity.routes)
        .route('/', content)
        .route('/', checklistRoute(findSite))
        .route('/', accidentRoute(findSite))
        .route('/', analyticsRoute(metrics.countUse)),
  });
  return answerRequests({ app, identity, findSite, findNetwork, counters, scheme, clock, log, isStopping });
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), stopTimeout);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function getPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
