import {
  createLinter,
  engineDriver,
  flowCases,
  proveForm,
  provePromises,
  runCase,
  findFormText,
} from '../../src/analysis/index.ts';
import { groupBrands } from '../../src/cli/facts/groupBrands.ts';
import { buildFlowFacts } from '../../src/cli/facts/buildFlowFacts.ts';
import { collectLintTools } from '../../src/cli/collectLintTools.ts';
import {
  findOperation,
  createMemberValidators,
  createPayloadValidator,
} from '../../src/cli/createPayloadValidator.ts';
import { addFlowTests } from '../../src/cli/addFlowTests.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { readForms, readRepository, type Repository } from '../../src/definitions/disk.ts';
import { commonResponses } from '../../src/protocol/index.ts';

export interface ToolCosts {
  readonly forms: readonly FormCosts[];
  /** CPU milliseconds after a change of one file: the median file, and the most expensive one. */
  readonly lint: { readonly files: number; readonly median: number; readonly most: number };
  readonly flows: { readonly runs: number; readonly perSecond: number };
}

export interface FormCosts {
  readonly id: string;
  readonly groups: number;
  readonly worlds: number;
  readonly paths: number;
  readonly states: number;
  readonly payloads: number;
  /** CPU milliseconds, all brands. */
  readonly prove: number;
}

/** Measures the analysts' tools on the shipped definitions, for any forms. */
export async function toolCosts(root: string, rounds: number): Promise<ToolCosts> {
  const repository = readForms(root);
  return {
    forms: repository.forms.map(({ id }) => provedForm(repository, id)),
    lint: lintOfOneFile(root, repository, rounds),
    flows: await flowsPerSecond(root, repository, rounds),
  };
}

function provedForm(repository: Repository, id: string): FormCosts {
  const wizard = compileFormById(repository, id);
  if (!wizard) throw new Error(`${id} has mistakes`);
  const brands = repository.brands.map((brand) => brand.id);
  const groups = groupBrands(repository, wizard, brands, '2026-11-21');
  const before = process.cpuUsage();
  const proof = proveForm({
    wizard,
    facts: repository.shared.facts,
    given: groups,
    judge: createPayloadValidator(),
    judgeOfMembers: createMemberValidators(),
    statusesOf: (call) => Object.keys({ ...commonResponses, ...findOperation(call)?.answers }).map(Number),
    hasText: (key) => findFormText(repository, id, key) !== undefined,
    budget: 200_000,
  });
  provePromises({ wizard, facts: repository.shared.facts, given: groups, budget: 200_000 });
  const prove = milliseconds(before);
  return {
    id,
    groups: groups.length,
    worlds: proof.worlds,
    paths: proof.paths,
    states: proof.states,
    payloads: proof.payloads,
    prove,
  };
}

/** Lints after a change of the last sentence in each definition file, as an editor would. */
function lintOfOneFile(root: string, repository: Repository, rounds: number): ToolCosts['lint'] {
  const tools = addFlowTests(collectLintTools(repository, root), repository, root);
  const lint = createLinter();
  const texts = new Map([...repository.files].map(([path, { text }]) => [path, text]));
  const files = [...texts.keys()].filter((path) => !path.startsWith('schemas/_meta/'));
  const taken = new Map<string, number[]>(files.map((path) => [path, []]));
  let last = repository;
  lint(last, tools);
  for (let round = 0; round < rounds; round += 1) {
    for (const path of files) {
      const changed = new Map(texts).set(
        path,
        reworded(texts.get(path) ?? '', round % 2 === 0 ? 'so' : 'ja'),
      );
      const before = process.cpuUsage();
      last = readRepository(changed, last);
      lint(last, tools);
      taken.get(path)?.push(milliseconds(before));
    }
  }
  const ofFiles = [...taken.values()].map(median);
  return { files: files.length, median: median(ofFiles), most: Math.max(...ofFiles) };
}

/** Changes a word; of a file without sentences, adds a space. */
function reworded(text: string, word: string): string {
  const sentences = [...text.matchAll(/": "[^"\\]* [^"\\]*(?=")/g)];
  const last = sentences.at(-1);
  const end = last ? last.index + last[0].length : text.length;
  return `${text.slice(0, end)} ${last ? word : ''}${text.slice(end)}`;
}

async function flowsPerSecond(
  root: string,
  repository: Repository,
  rounds: number,
): Promise<ToolCosts['flows']> {
  const { flows } = addFlowTests(collectLintTools(repository, root), repository, root);
  const runs = (flows?.files ?? []).flatMap((file) => {
    const wizard = compileFormById(repository, file.flow.form);
    if (!wizard) return [];
    const steps = wizard.steps.map(({ id }) => id);
    return flowCases(file, steps).flatMap((flow) => {
      const facts = buildFlowFacts(flow.given, repository, flow.today);
      return typeof facts === 'string' ? [] : [{ flow, wizard, facts }];
    });
  });
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    for (const { flow, wizard, facts } of runs) await runCase(flow, engineDriver(wizard, facts), wizard);
    taken.push(milliseconds(before));
  }
  return { runs: runs.length, perSecond: (1000 * runs.length) / median(taken) };
}

function milliseconds(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
