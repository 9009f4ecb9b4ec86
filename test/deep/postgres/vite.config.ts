import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../../vite.config.ts';

/** The unit tests, with a PostgreSQL server that runs as long as they do. */
export default defineConfig((env) =>
  mergeConfig(base(env), { test: { globalSetup: ['test/deep/postgres/startForTests.ts'] } }),
);
