import { flowCases, type ReviewInput } from '../../analysis/index.ts';
import type { Repository } from '../../definitions/disk.ts';
import { compileFormById } from '../compileFormById.ts';
import { buildFlowFacts } from '../facts/buildFlowFacts.ts';
import { readFlows } from '../readFlows.ts';

/** Creates the function that reads the flow tests of a form, in whose situations its steps are drawn. */
export function createPlayedFlows(root: string, now: Repository): ReviewInput['playedFlows'] {
  return (form) => {
    const steps = compileFormById(now, form)?.steps.map(({ id }) => id) ?? [];
    const files = readFlows(root, now, form).files.filter(({ flow }) => flow.form === form);
    return {
      flows: files.flatMap((file) => flowCases(file, steps)),
      factsOf: (flow, repository) => buildFlowFacts(flow.given, repository, flow.today),
    };
  };
}
