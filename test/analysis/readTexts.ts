import { parseFlow } from '../../src/analysis/index.ts';
import { collectFlowTests } from '../../src/cli/readFlows.ts';
import { type FileValidator, readRepository, type Repository } from '../../src/definitions/disk.ts';

/** Reads definitions and flow tests from texts by path. */
export function readTexts(
  texts: ReadonlyMap<string, string>,
  judge: FileValidator = () => [],
  previous?: Repository,
) {
  const isFlow = (path: string) => path.endsWith('.flow.yaml');
  const repository = readRepository(new Map([...texts].filter(([path]) => !isFlow(path))), previous);
  const parsed = [...texts]
    .filter(([path]) => isFlow(path))
    .map(([path, text]) => parseFlow(path, text, judge));
  return { repository, flows: collectFlowTests(parsed) };
}
