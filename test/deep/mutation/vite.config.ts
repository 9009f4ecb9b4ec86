import type { Plugin } from 'vite';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** Stryker asks for threads, in which a test cannot change the time zone. */
const processes: Plugin = {
  name: 'processes',
  configureVitest: ({ project }) => {
    project.config.pool = 'forks';
  },
};

/** Runs the file that failed last first, then the quickest ones, because the first failure ends the run of a mutant. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification): number => {
      const known = this.ctx.cache.getFileTestResults(
        `${project.name}:${moduleId.slice(this.ctx.config.root.length + 1)}`,
      );
      return known === undefined ? 0 : known.failed ? -1 : known.duration;
    };
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

/** The tests that Stryker runs on each mutant. */
export default defineConfig({
  plugins: [processes],
  // The cache is stored beside the sources that Stryker has copied, because the durations of their tests differ.
  cacheDir: '.cache',
  test: {
    include: ['test/{engine,calendar,domain,protocol}/**/*.test.ts', 'test/analysis/shippedFlows.test.ts'],
    setupFiles: ['test/deep/mutation/setup.ts'],
    env: { TZ: 'Europe/Berlin' },
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
