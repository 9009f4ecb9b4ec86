import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { collectNode } from '../processes/collectNode.mjs';

/**
 * Runs the proof of a broken fact in the copy: a flow test, or the unit tests of a file whose titles name the fact. Returns the break with
 * `result` ("red", "green", or "unclear" when no test ran) and `detail`.
 */
export async function tryProof(folder, saboteur) {
  const tried = saboteur.proof.endsWith('.yaml')
    ? await tryFlow(folder, saboteur)
    : await tryUnitTests(folder, saboteur);
  return { ...saboteur, ...tried };
}

/** A flow test is red for a fact when a step fails that names the fact, or any step when the whole flow test names it. */
async function tryFlow(folder, { fact, proof }) {
  const source = readFileSync(join(folder, proof), 'utf8');
  const [, form] = source.match(/^form: (\S+)$/m) ?? [];
  const [, provesAll = ''] = source.match(/^proves: \[(.*)\]$/m) ?? [];
  const args = ['flows', basename(proof), '--form', form, '--json'];
  const { output } = await collectNode('scripts/forms.mjs', args, {}, folder);
  const { flows, failures } = readResult(output);
  if (failures === undefined) return { result: 'unclear', detail: output.trim().slice(0, 500) };
  if (failures.some(({ proves = [] }) => [...provesAll.split(', '), ...proves].includes(fact)))
    return { result: 'red', detail: '' };
  const [other] = failures;
  if (other) return { result: 'green', detail: `Another expectation failed: ${other.message}` };
  return { result: 'green', detail: `All ${flows} variants of ${proof} passed.` };
}

/** Reads the JSON of the command; an empty object when it said something else, because no form could be read. */
function readResult(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return {};
  }
}

async function tryUnitTests(folder, { fact, proof }) {
  const file = join(folder, 'test-results/sabotage.json');
  rmSync(file, { force: true });
  const args = ['run', proof, '-t', fact, '--reporter=json', `--outputFile=${file}`];
  const { output } = await collectNode('node_modules/vitest/vitest.mjs', args, {}, folder);
  if (!existsSync(file)) return { result: 'unclear', detail: output.trim().slice(-500) };
  const { testResults, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  if (numFailedTests > 0) return { result: 'red', detail: '' };
  if (numPassedTests > 0)
    return { result: 'green', detail: `${numPassedTests} tests of ${proof} that name ${fact} passed.` };
  return {
    result: 'unclear',
    detail: testResults[0]?.message || `No test of ${proof} has ${fact} in its title.`,
  };
}
