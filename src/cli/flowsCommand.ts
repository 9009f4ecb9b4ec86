import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  engineDriver,
  type FlowCase,
  flowCases,
  type FlowFailure,
  type FlowFile,
  type FlowMistake,
  parseFlow,
  runCase,
} from '../analysis/index.ts';
import { compileMetaSchemas, compileValidators, readForms, type Repository } from '../definitions/disk.ts';
import { compileWizard, leafSchemas, type Wizard } from '../engine/index.ts';
import type { CommandResult } from './CommandResult.ts';
import { flowFacts } from './flowFacts.ts';

/** Runs the flow tests below `test/flows` on the engine. `pattern`: part of a file name or of a flow's sentence. */
export async function flowsCommand(options: {
  readonly root: string;
  readonly form: string | null;
  readonly pattern: string | null;
}): Promise<CommandResult> {
  const { root, form, pattern } = options;
  const repository = readForms(root);
  const { flows, mistakes } = readFlows(root, repository);
  const wizards = new Map(repository.forms.map(({ id }) => [id, wizardOf(repository, id)]));
  const wanted = flows
    .filter(({ flow }) => form === null || flow.form === form)
    .flatMap((file) => flowCases(file, wizards.get(file.flow.form)?.steps.map(({ id }) => id) ?? []))
    .filter(
      ({ file, name }) => pattern === null || `${file} ${name}`.toLowerCase().includes(pattern.toLowerCase()),
    );
  if (wanted.length === 0 && mistakes.length === 0) return { code: 2, text: 'there are no such flows' };

  const lines: string[] = mistakes.map(lineOf);
  let failed = 0;
  for (const one of wanted) {
    const failures = await runFlow(one, repository, wizards.get(one.form) ?? null);
    if (failures.length > 0) failed += 1;
    lines.push(...failures.map((failure) => `${lineOf(failure)}\n    ${one.name}`));
  }
  lines.push(`${wanted.length} flows: ${wanted.length - failed} passed, ${failed} failed`);
  return { code: failed + mistakes.length > 0 ? 1 : 0, text: lines.join('\n') };
}

/** Empty: passed. */
export function runFlow(
  flow: FlowCase,
  repository: Repository,
  wizard: Wizard | null,
): Promise<readonly FlowFailure[]> {
  const failure = (message: string) => Promise.resolve([{ file: flow.file, line: 1, message }]);
  if (!wizard) return failure(`form "${flow.form}" does not exist or has mistakes; "lint" names them`);
  const facts = flowFacts(flow.given, repository, flow.today);
  return typeof facts === 'string' ? failure(facts) : runCase(flow, engineDriver(wizard, facts), wizard);
}

/** Null when the form has mistakes. */
export function wizardOf(repository: Repository, id: string): Wizard | null {
  const form = repository.forms.find((candidate) => candidate.id === id);
  if (!form) return null;
  const validators = compileValidators(leafSchemas(form.source));
  const compiled = compileWizard(form.source, { validators, derivations: {} });
  return compiled.ok ? compiled.wizard : null;
}

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

function lineOf({ file, line, message }: FlowFailure | FlowMistake): string {
  return `${file}:${line} ${message}`;
}
