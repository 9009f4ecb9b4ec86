import { type FlowMistake, type FlowTests, type ParsedFlow, parseFlow } from '../analysis/index.ts';
import {
  exceptionsIn,
  listFilesBelow,
  readForms,
  readTexts,
  type Repository,
  withoutExceptions,
} from '../definitions/disk.ts';
import { getFileJudges } from './getFileJudges.ts';

/** Reads the flow tests below `test/flows`: all of them, or those that name a form or stand in its folder. */
export function readFlows(root: string, repository: Repository, form: string | null = null): FlowTests {
  return collectFlowTests([...parseFlows(root, repository, form)]);
}

/** Parses flow tests one after the other, because each takes milliseconds and some commands look for one. */
export function* parseFlows(
  root: string,
  repository: Repository,
  form: string | null,
): Generator<ParsedFlow> {
  // A copy of the definitions alone is judged by the meta-schemas of this repository.
  const { metaSchemas } = repository.metaSchemas.size > 0 ? repository : readForms(process.cwd());
  const judge = getFileJudges({ metaSchemas }).get('flow') ?? (() => []);
  for (const [file, text] of readFlowTexts(root, form)) yield parseFlow(file, text, judge);
}

/** Reads the files of flow tests below `test/flows`: all of them, or those that name a form or stand in its folder. */
export function readFlowTexts(root: string, form: string | null): ReadonlyMap<string, string> {
  const files = listFilesBelow(root, 'test/flows').filter((file) => file.endsWith('.flow.yaml'));
  return new Map(
    [...readTexts(root, files)].filter(
      ([file, text]) => form === null || file.startsWith(`test/flows/${form}/`) || text.includes(form),
    ),
  );
}

/** Collects the flow tests, the mistakes in their files and the exceptions from checks, which are taken out of the flow tests. */
export function collectFlowTests(parsed: readonly ParsedFlow[]): FlowTests {
  const read = parsed.flatMap((result) => (result.ok ? [result.flow] : []));
  return {
    files: read.map((file) => ({ ...file, flow: withoutExceptions(file.flow) })),
    mistakes: parsed.flatMap((result): readonly FlowMistake[] => (result.ok ? [] : result.mistakes)),
    exceptions: read.flatMap(({ file, flow }) => exceptionsIn({ path: file, value: flow })),
  };
}
