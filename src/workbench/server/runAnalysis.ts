import {
  createLinter,
  type Finding,
  type FlowCase,
  flowCases,
  isFileOfForm,
  listWords,
  mapToCause,
  type ProofFinding,
} from '../../analysis/index.ts';
import { addFlowTests } from '../../cli/addFlowTests.ts';
import { collectLintTools } from '../../cli/collectLintTools.ts';
import { locateFinding } from '../../cli/commands/locateFinding.ts';
import { listFormIds } from '../../cli/forms/selectForms.ts';
import { compileFormById } from '../../cli/compileFormById.ts';
import { readFlows } from '../../cli/readFlows.ts';
import { runFlow } from '../../cli/runFlow.ts';
import { type PlayedFinding, proofBudget, runProof } from '../../cli/runProof.ts';
import { findMisspelled } from '../../cli/spelling/findMisspelled.ts';
import { locate, readForms, type Repository } from '../../definitions/disk.ts';
import type { Wizard } from '../../engine/index.ts';
import type { AnalysisKind, AnalysisResult, WorkbenchFinding } from '../model/WorkbenchApi.ts';
import { findPathOfPlace, listPaths } from '../model/findPathOfPlace.ts';
import { count, say } from './messages.ts';

/** A request to a thread. `form` is null for the definitions, which are judged together. */
export interface AnalysisJob {
  readonly number: number;
  readonly kind: AnalysisKind;
  readonly form: string | null;
}

type Answer = Omit<AnalysisResult, 'number'>;

/** Creates the function that a thread runs for each job. It keeps what it read and found, so that only changes are looked at again. */
export function createAnalysis(root: string): (job: AnalysisJob) => Promise<readonly Answer[]> {
  const lint = createLinter();
  let last: Repository | undefined;
  return async ({ kind, form }) => {
    last = readForms(root, last);
    switch (kind) {
      case 'definitions':
        return judgeDefinitions(root, last, lint);
      case 'flows':
        return form === null ? [] : [await runFlows(root, last, form)];
      case 'proof':
        return form === null ? [] : [await proveOne(last, form)];
    }
  };
}

async function judgeDefinitions(
  root: string,
  repository: Repository,
  lint: ReturnType<typeof createLinter>,
): Promise<readonly Answer[]> {
  const misspelled = await findMisspelled(listWords(repository));
  const tools = { ...addFlowTests(collectLintTools(repository, root), repository, root), misspelled };
  const findings = lint(repository, tools);
  const ids = listFormIds(repository);
  return ids.map((form) => {
    const wizard = compileFormById(repository, form);
    const own = findings.filter(({ file }) => isAbout(file, form, ids));
    return createAnswer(
      { form, kind: 'definitions' },
      own.map((finding) => {
        const { line } = locateFinding(repository, tools.flows, finding);
        return describeFinding(finding, line, wizard);
      }),
      own.length === 0 ? say('definitions.green') : count('findings', own.length),
    );
  });
}

/** A file that belongs to no form concerns all of them. */
function isAbout(file: string, form: string, ids: readonly string[]): boolean {
  const isOf = (id: string) => isFileOfForm(file, id) || file.startsWith(`test/flows/${id}/`);
  return isOf(form) || !ids.some(isOf);
}

async function runFlows(root: string, repository: Repository, form: string): Promise<Answer> {
  const wizard = compileFormById(repository, form);
  const steps = wizard?.steps.map(({ id }) => id) ?? [];
  const { files, mistakes } = readFlows(root, repository, form);
  const cases = files.filter(({ flow }) => flow.form === form).flatMap((file) => flowCases(file, steps));
  const findings: WorkbenchFinding[] = mistakes
    .filter(({ file }) => file.startsWith(`test/flows/${form}/`))
    .map(({ file, line, message }) => ({ ...plainFinding, code: 'flow', message, file, line }));
  let red = 0;
  for (const flow of cases) {
    const failures = await runFlow(flow, repository, wizard);
    if (failures.length > 0) red += 1;
    for (const { file, line, message } of failures)
      findings.push({ ...plainFinding, code: 'flow', message, hint: flow.name, file, line, play: flow });
  }
  const summary = say(red === 0 ? 'flows.green' : 'flows.red', { count: cases.length, red });
  return createAnswer({ form, kind: 'flows' }, findings, summary);
}

async function proveOne(repository: Repository, form: string): Promise<Answer> {
  const wizard = compileFormById(repository, form);
  const brands = repository.brands.map(({ id }) => id);
  const run = await runProof(form, repository, brands, { budget: proofBudget, today: null });
  if (!wizard || !run) return createAnswer({ form, kind: 'proof' }, [broken(form)], say('proof.broken'));
  const forms = repository.forms.filter(({ id }) => id === form);
  const findings = mapToCause({ forms }, run.findings).map((finding) => {
    const play = createPlay(wizard, finding);
    return { ...describeFinding(finding, locate(repository, finding).line, wizard), play };
  });
  const seconds = (run.milliseconds / 1000).toLocaleString('de-DE', { maximumFractionDigits: 1 });
  const summary =
    findings.length > 0
      ? count('findings', findings.length)
      : say(run.proof.exhaustive ? 'proof.green' : 'proof.open', { brands: brands.length, seconds });
  return createAnswer({ form, kind: 'proof' }, findings, summary);
}

/** Makes a flow of a counterexample, as `forms prove --write-flow` does. */
function createPlay(wizard: Wizard, { played }: PlayedFinding): FlowCase | null {
  if (played === null) return null;
  const file = { file: '', flow: played.flow, lineOf: () => 1, placeOf: () => ({ line: 1, column: 1 }) };
  return (
    flowCases(
      file,
      wizard.steps.map(({ id }) => id),
    )[0] ?? null
  );
}

const plainFinding = { hint: null, pointer: '', worlds: [], path: null, play: null } as const;

function broken(form: string): WorkbenchFinding {
  return {
    ...plainFinding,
    code: '',
    message: say('proof.broken'),
    file: `schemas/${form}/form.json`,
    line: 1,
  };
}

function describeFinding(
  finding: Finding | ProofFinding,
  line: number,
  wizard: Wizard | null,
): WorkbenchFinding {
  const { code, message, hint = null, file, pointer } = finding;
  return {
    ...plainFinding,
    code,
    message,
    hint,
    file,
    pointer,
    line,
    worlds: 'worlds' in finding ? (finding.worlds ?? []) : [],
    path: wizard === null ? null : findPathOfPlace(listPaths(wizard), pointer),
  };
}

function createAnswer(
  of: Pick<Answer, 'form' | 'kind'>,
  findings: readonly WorkbenchFinding[],
  summary: string,
): Answer {
  return { ...of, state: findings.length === 0 ? 'green' : 'red', summary, findings };
}
