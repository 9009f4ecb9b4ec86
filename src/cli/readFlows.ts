import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type FlowMistake, type FlowTests, type ParsedFlow, parseFlow } from '../analysis/index.ts';
import { exceptionsIn, readForms, type Repository, withoutExceptions } from '../definitions/disk.ts';
import { getFileJudges } from './getFileJudges.ts';

/** Reads the flow tests below `test/flows`: all of them, or those that name a form or stand in its folder. */
export function readFlows(root: string, repository: Repository, form: string | null = null): FlowTests {
  // A copy of the definitions alone is judged by the meta-schemas of this repository.
  const { metaSchemas } = repository.metaSchemas.size > 0 ? repository : readForms(process.cwd());
  const judge = getFileJudges({ metaSchemas }).get('flow') ?? (() => []);
  const folder = join(root, 'test/flows');
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return collectFlowTests(
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.flow.yaml'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort()
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
      .filter(
        ({ file, text }) => form === null || file.startsWith(`test/flows/${form}/`) || text.includes(form),
      )
      .map(({ file, text }) => parseFlow(file, text, judge)),
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
