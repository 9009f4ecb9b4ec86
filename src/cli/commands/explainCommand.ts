import {
  engineDriver,
  explainSubject,
  flowCases,
  listSubjects,
  runCase,
  textsOfForm,
  type FlowCase,
} from '../../analysis/index.ts';
import { readOneForm, type Repository } from '../../definitions/disk.ts';
import { changeWalk, startWalk, type Answer, type Walk, type Wizard } from '../../engine/index.ts';
import { selectForms } from './selectForms.ts';
import { formatExplanation } from './formatExplanation.ts';
import { formatUnknownName } from '../formatUnknownName.ts';
import { defineCommand, many, text, type CommandInput, required } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { buildFlowFacts } from '../facts/buildFlowFacts.ts';
import { readFlows } from '../readFlows.ts';
import { compileFormById } from '../compileFormById.ts';
import { say } from '../messages.ts';

const words = {
  form: required('ID', 'option.explain.form', 'line.explain'),
  field: required('WHAT', 'option.explain.field', 'line.explain'),
};
const options = {
  flow: text('FLOW', 'option.explain.flow'),
  at: text('STEP', 'option.explain.at'),
  answer: many('PATH=VALUE', 'option.explain.answer'),
};
type ExplainOptions = CommandInput<typeof words & typeof options>;

/** Says why something is as it is after the answers of a flow or of the command line, and the smallest change that makes it otherwise. */
export const explainCommand = defineCommand({
  name: 'explain',
  says: 'help.explain',
  example: 'explain claim-report driverData.otherPerson.firstName --answer driverData.whoDrove=OTHER_PERSON',
  words,
  options,
  run,
});

async function run(input: ExplainOptions): Promise<CommandResult> {
  const { root, form, at, field } = input;
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
  if (typeof walk === 'string') return { code: 2, text: walk };

  const subject = at === null || field === at ? field : `${at}.${field}`;
  const nameOf = createNameLookup(repository, form, subject);
  const explanation = explainSubject(walk, subject, nameOf);
  if (!explanation) return { code: 2, text: formatUnknownSubject(wizard, at, field) };
  const key =
    start.flow === null ? 'explain.title.none' : start.isFollowed ? 'explain.title' : 'explain.title.facts';
  const title = say(key, {
    field: subject,
    name: nameOf(subject),
    flow: start.flow?.name ?? '',
    file: start.flow?.file ?? '',
  });
  return {
    code: 0,
    text: [title, ...formatExplanation(explanation, repository)].join('\n'),
    data: { subject, flow: start.flow?.name ?? null, ...explanation },
  };
}

/** The flow whose facts hold, and whose answers are given when it is followed. */
interface Start {
  readonly flow: FlowCase | null;
  readonly isFollowed: boolean;
}

function findStart(
  { root, form, flow }: ExplainOptions,
  repository: Repository,
  wizard: Wizard,
): Start | string {
  const steps = wizard.steps.map(({ id }) => id);
  const cases = readFlows(root, repository, form)
    .files.filter((file) => file.flow.form === form)
    .flatMap((file) => flowCases(file, steps));
  if (flow === null) return { flow: cases[0] ?? null, isFollowed: false };
  const found = cases.find(({ file, name }) => `${file} ${name}`.toLowerCase().includes(flow.toLowerCase()));
  if (found) return { flow: found, isFollowed: true };
  return formatUnknownName('flow', flow, [...new Set(cases.map(({ name }) => `„${name}“`))]);
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

/** Returns the flow up to its last answer on the step; all of its answers when it never comes there. */
function cutFlowAfterStep(flow: FlowCase, step: string | null): FlowCase {
  const last = flow.items.findLastIndex(
    ({ item }) => typeof item === 'object' && 'at' in item && item.at === step,
  );
  const items = last < 0 ? flow.items : flow.items.slice(0, last + 1);
  return { ...flow, items, submits: null, answer: null, leads: null };
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

function createNameLookup(repository: Repository, form: string, subject: string): (path: string) => string {
  const text = textsOfForm(repository, form);
  const list = /^(.+?)\.\d+\./.exec(subject)?.[1] ?? '';
  return (path) => {
    const plain = path.replace(/^row\./, `${list}.`).replace(/\.\d+(?=\.)/, '');
    const label = text(`${plain}.label`, `${plain}.legend`, `${plain}.title`);
    return label === null ? path : `„${label}“`;
  };
}

function formatUnknownSubject(wizard: Wizard, at: string | null, field: string): string {
  if (at === null) {
    const known = listSubjects(wizard).filter((name) => name.includes('=') === field.includes('='));
    return formatUnknownName('subject', field, known);
  }
  const names = wizard.nodes.flatMap(({ path, step }) => (step === at ? [path.slice(at.length + 1)] : []));
  return formatUnknownName('field', field, names);
}
