import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FlowTests, parseFlow } from '../analysis/index.ts';
import { compileMetaSchemas, type Repository } from '../definitions/disk.ts';
import { collectFlowTests } from './collectFlowTests.ts';

/** All flows below `test/flows`. */
export function readFlows(root: string, repository: Repository): FlowTests {
  const judge = compileMetaSchemas(repository.metaSchemas).get('flow') ?? (() => []);
  const folder = join(root, 'test/flows');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return collectFlowTests(
    names
      .filter((name) => name.endsWith('.flow.yaml'))
      .sort()
      .map((name) => `test/flows/${name.replaceAll('\\', '/')}`)
      .map((file) => parseFlow(file, readFileSync(join(root, file), 'utf8'), judge)),
  );
}
