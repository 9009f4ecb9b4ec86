import type { FlowMistake, FlowTests, ParsedFlow } from '../analysis/index.ts';
import { exceptionsIn, withoutExceptions } from '../definitions/disk.ts';

/** What lint looks at and what runs: flows never see what excuses them from checks, as forms do not. */
export function collectFlowTests(parsed: readonly ParsedFlow[]): FlowTests {
  const read = parsed.flatMap((result) => (result.ok ? [result.flow] : []));
  return {
    files: read.map((file) => ({ ...file, flow: withoutExceptions(file.flow) })),
    mistakes: parsed.flatMap((result): readonly FlowMistake[] => (result.ok ? [] : result.mistakes)),
    exceptions: read.flatMap(({ file, flow }) => exceptionsIn({ path: file, value: flow })),
  };
}
