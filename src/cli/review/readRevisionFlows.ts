import { type FlowTests, parseFlow } from '../../analysis/index.ts';
import type { Repository } from '../../definitions/disk.ts';
import { getFileJudges } from '../getFileJudges.ts';
import { readGitFiles } from '../git/readGitFiles.ts';
import { collectFlowTests } from '../readFlows.ts';

/** Reads the flow tests of a revision from git. */
export function readRevisionFlows(root: string, revision: string, repository: Repository): FlowTests {
  const judge = getFileJudges(repository).get('flow') ?? (() => []);
  const files = readGitFiles(root, revision, ['test/flows'], (path) => path.endsWith('.flow.yaml'));
  return collectFlowTests([...files].map(([file, text]) => parseFlow(file, text, judge)));
}
