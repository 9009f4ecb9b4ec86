import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readExperience } from '../documents/experience.mjs';
import { root } from '../root.mjs';

/**
 * Compares the evidence of `docs/experience.yaml` with the reports of a run in `test-results/`. Throws when a test that it names did not run
 * or did not pass; the error has a line for each as its `output`. Evidence that only deep tests run counts with `isDeep` alone.
 */
export function checkEvidence(isDeep) {
  const checks = readExperience().flatMap((chapter) => chapter.checks);
  const missing = listMissingEvidence(checks, readResults(join(root, 'test-results')), isDeep);
  if (missing.length === 0) return;
  const output = missing.map((line) => `${line}\n`).join('');
  throw Object.assign(new Error('docs/experience.yaml names tests that did not run or did not pass.'), {
    output,
  });
}

/** Returns a line for each title of the evidence without a passed test, or with a failed one. */
export function listMissingEvidence(checks, results, isDeep) {
  return checks.flatMap(({ id, evidence }) =>
    evidence
      .filter((one) => isDeep || !one.isDeep)
      .flatMap(({ file, titles }) => {
        const ofFile = results.filter((result) => result.file === file);
        return (titles ?? ['']).flatMap((title) => {
          const named = ofFile.filter((result) => result.title.includes(title));
          const problem = named.some(({ state }) => state === 'failed')
            ? 'failed'
            : named.some(({ state }) => state === 'passed')
              ? null
              : 'did not run';
          return problem === null ? [] : [`${id}: ${file}${title && `: "${title}"`} ${problem}.`];
        });
      }),
  );
}

/**
 * Returns every test of a run as `{ file, title, state }`: its path in the repository, the titles of its groups with its own, and its
 * result.
 */
function readResults(folder) {
  const read = (name) => {
    const path = join(folder, name);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  };
  return [
    ...readUnitResults(read('unit.json')),
    ...readBrowserResults(read('gallery.json')),
    ...readBrowserResults(read('browser.json')),
  ];
}

/** Reads Vitest's report; `pending`, `skipped` and `todo` tests did not run. */
export function readUnitResults(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(root, name),
      title: fullName,
      state: ['passed', 'failed'].includes(status) ? status : 'skipped',
    })),
  );
}

/** Reads Playwright's report; a test that passed at the second try has passed. */
export function readBrowserResults(report) {
  if (report === null) return [];
  const stateOf = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };
  const below = ({ title, specs = [], suites = [] }, titles) => [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status }) => ({
        file: relative(root, join(report.config.rootDir, spec.file)),
        title: [...titles, title, spec.title].join(' '),
        state: stateOf[status],
      })),
    ),
    ...suites.flatMap((suite) => below(suite, [...titles, title])),
  ];
  return report.suites.flatMap((suite) => below(suite, []));
}
