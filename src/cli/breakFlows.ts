import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowCases, type FlowFailure } from '../analysis/index.ts';
import { isDefinitionFile, readForms, readRepository, type Repository } from '../definitions/disk.ts';
import { compileFormById } from './compileFormById.ts';
import { readFlows } from './readFlows.ts';
import { runFlow } from './runFlow.ts';

/** A text of one file that is replaced, and the flow test that has to notice it (`test/sabotage`). */
interface FlowBreak {
  readonly fact: string;
  readonly file: string;
  readonly old: string;
  readonly new: string;
  readonly proof: string;
}

/** "unclear": the flow test could not run. `cause` says why a result is not "red"; `message` is the failure of another expectation. */
type FlowBreakResult =
  | { readonly result: 'red' }
  | { readonly result: 'green'; readonly cause: 'allPassed' }
  | { readonly result: 'green'; readonly cause: 'otherFailed'; readonly message: string }
  | { readonly result: 'unclear'; readonly cause: 'flowUnread' | 'formBroken' };

/**
 * Entry of `npm run sabotage`, for breaks of definitions that a flow test notices. The definitions are read once and broken in memory, so that
 * a break takes as long as compiling one form and running one flow test.
 */
export function createFlowBreaker(root: string): {
  readonly tries: (one: FlowBreak) => boolean;
  readonly tryBreak: (one: FlowBreak) => Promise<FlowBreakResult>;
} {
  const whole = readForms(root);
  const texts = new Map([...whole.files].map(([path, { text }]) => [path, text]));
  const { files: flows } = readFlows(root, whole);
  return {
    tries: ({ file, proof }) => isDefinitionFile(file) && !file.startsWith('src/') && proof.endsWith('.yaml'),
    async tryBreak({ fact, file, old, new: replacement, proof }) {
      const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
      const broken = readRepository(
        new Map(texts).set(
          file,
          text.replace(old, () => replacement),
        ),
        whole,
      );
      const flow = flows.find((one) => one.file === proof);
      if (flow === undefined) return { result: 'unclear', cause: 'flowUnread' };
      const { proves = [] } = flow.flow;
      const failures = await runAll(flow, broken);
      if (failures === null) return { result: 'unclear', cause: 'formBroken' };
      return judge(fact, proves, failures);
    },
  };
}

/** Runs all variants of a flow test; null when its form does not compile. */
async function runAll(
  flow: Parameters<typeof flowCases>[0],
  repository: Repository,
): Promise<readonly FlowFailure[] | null> {
  const wizard = compileFormById(repository, flow.flow.form);
  if (wizard === null) return null;
  const steps = wizard.steps.map(({ id }) => id);
  const results = await Promise.all(flowCases(flow, steps).map((one) => runFlow(one, repository, wizard)));
  return results.flat();
}

/** A flow test is red for a fact when a step fails that names the fact, or any step when the whole flow test names it. */
function judge(
  fact: string,
  provesAll: readonly string[],
  failures: readonly FlowFailure[],
): FlowBreakResult {
  const [first] = failures;
  if (failures.some(({ proves }) => provesAll.includes(fact) || proves.includes(fact)))
    return { result: 'red' };
  if (first === undefined) return { result: 'green', cause: 'allPassed' };
  return { result: 'green', cause: 'otherFailed', message: first.message };
}
