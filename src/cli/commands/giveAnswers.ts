import { cutFlowAfterStep, engineDriver, flowCases, runCase, type FlowCase } from '../../analysis/index.ts';
import { readOneForm, type Repository } from '../../definitions/disk.ts';
import { changeWalk, startWalk, type Answer, type Walk, type Wizard } from '../../engine/index.ts';
import type { CommandResult } from '../CommandResult.ts';
import { compileFormById } from '../compileFormById.ts';
import { buildFlowFacts } from '../facts/buildFlowFacts.ts';
import { formatUnknownName } from '../formatUnknownName.ts';
import { say } from '../messages.ts';
import { collectFlowTests, parseFlows } from '../readFlows.ts';
import { selectForms } from '../forms/selectForms.ts';

interface AnswerInput {
  readonly root: string;
  readonly form: string;
  readonly flow: string | null;
  /** The step up to which the flow answers; null: all of them. */
  readonly at: string | null;
  readonly answer: readonly string[];
}

interface AnsweredForm {
  readonly repository: Repository;
  readonly wizard: Wizard;
  readonly walk: Walk;
  readonly start: Start;
}

/** Answers a form as a flow and the command line say; otherwise returns a result that says why not. */
export async function giveAnswers(input: AnswerInput): Promise<AnsweredForm | CommandResult> {
  const { root, form, at } = input;
  const repository = readOneForm(root, form);
  const selection = selectForms(root, repository, form);
  if ('code' in selection) return selection;
  const wizard = compileFormById(repository, form);
  if (!wizard) return { code: 1, text: say('forms.mistakes', { ids: form }) };
  const steps = wizard.steps.map(({ id }) => id);
  if (at !== null && !steps.includes(at)) return { code: 2, text: formatUnknownName('step', at, steps) };
  const start = findStart(input, repository, wizard);
  if (typeof start === 'string') return { code: 2, text: start };
  const begun = await runToWalk(start, at, repository, wizard);
  const walk = typeof begun === 'string' ? begun : applyAnswers(begun, input.answer);
  return typeof walk === 'string' ? { code: 2, text: walk } : { repository, wizard, walk, start };
}

/** The flow whose facts hold, and whose answers are given when it is followed. */
interface Start {
  readonly flow: FlowCase | null;
  readonly isFollowed: boolean;
}

function findStart(
  { root, form, flow }: AnswerInput,
  repository: Repository,
  wizard: Wizard,
): Start | string {
  const steps = wizard.steps.map(({ id }) => id);
  const known: string[] = [];
  for (const parsed of parseFlows(root, repository, form)) {
    const cases = collectFlowTests([parsed])
      .files.filter((file) => file.flow.form === form)
      .flatMap((file) => flowCases(file, steps));
    const found = cases.find(
      ({ file, name }) => flow === null || `${file} ${name}`.toLowerCase().includes(flow.toLowerCase()),
    );
    if (found) return { flow: found, isFollowed: flow !== null };
    known.push(...cases.map(({ name }) => `„${name}“`));
  }
  return flow === null
    ? { flow: null, isFollowed: false }
    : formatUnknownName('flow', flow, [...new Set(known)]);
}

/** Answers as the flow does, up to its last answer on the step `at`. */
async function runToWalk(
  { flow, isFollowed }: Start,
  at: string | null,
  repository: Repository,
  wizard: Wizard,
): Promise<Walk | string> {
  if (flow === null) return startWalk(wizard, {});
  const facts = buildFlowFacts(flow.given, repository, flow.today);
  if (typeof facts === 'string') return facts;
  if (!isFollowed) return startWalk(wizard, facts);
  const driver = engineDriver(wizard, facts);
  const [failure] = await runCase(cutFlowAfterStep(flow, at), driver, wizard);
  if (!failure) return driver.walk();
  const { file, line, message } = failure;
  return say('explain.failed', { file, line, message });
}

/** Gives the answers of the command line, as if they were typed. Returns a sentence for one that names no field. */
function applyAnswers(walk: Walk, answers: readonly string[]): Walk | string {
  let changed = walk;
  for (const written of answers) {
    const [, path = '', value = ''] = /^([^=]+)=(.*)$/s.exec(written) ?? [];
    if (path === '') return say('line.answer', { text: written });
    const node = walk.nodes.find(({ key }) => key === path);
    if (node?.kind !== 'field')
      return formatUnknownName(
        'field',
        path,
        walk.nodes.flatMap(({ kind, key }) => (kind === 'field' ? [key] : [])),
      );
    const to = readAnswer(value, node.field.type);
    changed = changeWalk(changed, [{ set: path, to }]).walk;
  }
  return changed;
}

function readAnswer(written: string, type: string): Answer {
  if (written === '') return null;
  if (type === 'boolean') return written === 'true';
  return type === 'string' ? written : Number(written);
}
