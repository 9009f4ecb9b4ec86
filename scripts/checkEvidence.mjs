import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readExperience } from './experience.mjs';
import { root } from './root.mjs';

/**
 * Compares the evidence of `docs/experience.yaml` with the reports of a run in `test-results/`. Throws when a test that it names did not run
 * or did not pass; the error has a line for each as its `output`. Evidence that only deep tests run counts with `isDeep` alone.
 */
export function checkEvidence(isDeep) {
  const checks = readExperience().flatMap((chapter) => chapter.checks);
  const missing = missingEvidence(checks, readResults(join(root, 'test-results')), isDeep);
  if (missing.length === 0) return;
  const output = missing.map((line) => `${line}\n`).join('');
  throw Object.assign(new Error('docs/experience.yaml names tests that did not run or did not pass.'), {
    output,
  });
}

/** A line for each title of the evidence without a test that passed, or with one that failed. */
export function missingEvidence(checks, results, isDeep) {
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

/** Every test of a run as `{ file, title, state }`: the path in the repository, the titles of its groups and its own, and what became of it. */
function readResults(folder) {
  const read = (name) => {
    const path = join(folder, name);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  };
  return [
    ...unitResults(read('unit.json')),
    ...browserResults(read('gallery.json')),
    ...browserResults(read('browser.json')),
  ];
}

/** Vitest's report: `pending`, `skipped` and `todo` did not run. */
export function unitResults(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(root, name),
      title: fullName,
      state: ['passed', 'failed'].includes(status) ? status : 'skipped',
    })),
  );
}

/** Playwright's report: what passed at the second try passed. */
export function browserResults(report) {
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
