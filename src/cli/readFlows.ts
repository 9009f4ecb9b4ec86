import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FlowFile, type FlowMistake, parseFlow } from '../analysis/index.ts';
import { compileMetaSchemas, type Repository } from '../definitions/disk.ts';

/** All flows below `test/flows`. */
export function readFlows(
  root: string,
  repository: Repository,
): { readonly flows: readonly FlowFile[]; readonly mistakes: readonly FlowMistake[] } {
  const judge = compileMetaSchemas(repository.metaSchemas).get('flow') ?? (() => []);
  const folder = join(root, 'test/flows');
  if (!existsSync(folder)) return { flows: [], mistakes: [] };
  const parsed = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.flow.yaml'))
    .sort()
    .map((name) => `test/flows/${name.replaceAll('\\', '/')}`)
    .map((file) => parseFlow(file, readFileSync(join(root, file), 'utf8'), judge));
  return {
    flows: parsed.flatMap((result) => (result.ok ? [result.flow] : [])),
    mistakes: parsed.flatMap((result) => (result.ok ? [] : result.mistakes)),
  };
}
