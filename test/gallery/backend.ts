import { fileURLToPath } from 'node:url';
import { Readable } from 'node:stream';
import { createServer, type Plugin } from 'vite';
import { paperThreadPlugin } from '../../src/backend/pdf/paperThreadPlugin.ts';
import type { TestApp } from '../backend/fixtures/testApp.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The back end behind the page, over a seeded database in memory, for forms that send something. A token is the key of an account. */
export function backend(): Plugin {
  let started: Promise<TestApp> | undefined;
  return {
    name: 'backend',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/api', (incoming, outgoing, next) => {
        started ??= startBackend();
        const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        );
        const hasBody = incoming.method !== 'GET';
        started
          .then((app) =>
            app.call(null, incoming.method ?? 'GET', incoming.originalUrl ?? '', {
              headers: Object.fromEntries(headers),
              ...(hasBody && { raw: Readable.toWeb(incoming) as ReadableStream<Uint8Array> }),
            }),
          )
          .then(async (response) => {
            outgoing.writeHead(response.status, Object.fromEntries(response.headers));
            outgoing.end(Buffer.from(await response.arrayBuffer()));
          })
          .catch(next);
      });
    },
  };
}

/** Vite reads its sources, as it does for the tests. */
async function startBackend(): Promise<TestApp> {
  const sources = await createServer({
    root: repository,
    configFile: false,
    plugins: [paperThreadPlugin],
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { testApp } = (await sources.ssrLoadModule('/test/backend/fixtures/testApp.ts')) as {
    readonly testApp: () => Promise<TestApp>;
  };
  return testApp();
}
