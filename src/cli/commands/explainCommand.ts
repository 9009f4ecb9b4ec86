import {
  engineDriver,
  explainField,
  flowCases,
  runCase,
  textsOfForm,
  type Explanation,
  type FlowCase,
  type Reason,
  type TraceLine,
  mapToSource,
} from '../../analysis/index.ts';
import { locate, readOneForm, type Repository } from '../../definitions/disk.ts';
import type { Problem, Walk, Wizard } from '../../engine/index.ts';
import { selectForms } from './selectForms.ts';
import { formatUnknownName } from '../formatUnknownName.ts';
import { defineCommand, type CommandInput, required } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { buildFlowFacts } from '../facts/buildFlowFacts.ts';
import { readFlows } from '../readFlows.ts';
import { compileFormById } from '../compileFormById.ts';
import { say } from '../messages.ts';

const words = {
  form: required('ID', 'option.explain.form', 'line.explain'),
  field: required('FIELD', 'option.explain.field', 'line.explain'),
};
const options = {
  flow: required('FLOW', 'option.explain.flow', 'line.explain'),
  at: required('STEP', 'option.explain.at', 'line.explain'),
};
type ExplainOptions = CommandInput<typeof words & typeof options>;

/** Says why a field is hidden, shown, required, optional, locked or blocked after the answers of a flow up to a step. */
export const explainCommand = defineCommand({
  name: 'explain',
  says: 'help.explain',
  example: 'explain claim-report --flow Steinschlag --at glass glass.part',
  words,
  options,
  run,
});

async function run({ root, form, flow, at, field }: ExplainOptions): Promise<CommandResult> {
  const repository = readOneForm(root, form);
  const selection = selectForms(root, repository, form);
  if ('code' in selection) return selection;
  const source = repository.forms.find(({ id }) => id === form)?.source;
  const wizard = compileFormById(repository, form);
  if (!source || !wizard) return { code: 1, text: say('forms.mistakes', { ids: form }) };
  const steps = wizard.steps.map(({ id }) => id);
  if (!steps.includes(at)) return { code: 2, text: formatUnknownName('step', at, steps) };
  const names = wizard.nodes.flatMap(({ path, step }) => (step === at ? [path.slice(at.length + 1)] : []));

  const cases = readFlows(root, repository, form)
    .files.filter((file) => file.flow.form === form)
    .flatMap((file) => flowCases(file, steps));
  const found = cases.find(({ file, name }) => `${file} ${name}`.toLowerCase().includes(flow.toLowerCase()));
  if (!found)
    return {
      code: 2,
      text: formatUnknownName('flow', flow, [...new Set(cases.map(({ name }) => `„${name}“`))]),
    };
  const walk = await runToWalk(cutFlowAfterStep(found, at), repository, wizard);
  if (typeof walk === 'string') return { code: 2, text: walk };

  const text = textsOfForm(repository, form);
  const list = /^(.+?)\.\d+\./.exec(field)?.[1] ?? '';
  const nameOf = (path: string) => {
    const plain = path.replace(/^row\./, `${at}.${list}.`).replace(/\.\d+(?=\.)/, '');
    const label = text(`${plain}.label`, `${plain}.legend`);
    return label === null ? path : `„${label}“`;
  };
  const explanation = explainField(walk, at, field, nameOf);
  if (!explanation) return { code: 2, text: formatUnknownName('field', field, names) };
  const title = say('explain.title', {
    field: `${at}.${field}`,
    name: nameOf(`${at}.${field}`),
    flow: found.name,
    file: found.file,
  });
  return { code: 0, text: [title, ...formatExplanation(explanation, repository)].join('\n') };
}

/** Returns the flow up to its last answer on the step; the whole flow when it never comes there. */
function cutFlowAfterStep(flow: FlowCase, step: string): FlowCase {
  const last = flow.items.findLastIndex(
    ({ item }) => typeof item === 'object' && 'at' in item && item.at === step,
  );
  const items = last < 0 ? flow.items : flow.items.slice(0, last + 1);
  return { ...flow, items, submits: null, answer: null, leads: null };
}

async function runToWalk(flow: FlowCase, repository: Repository, wizard: Wizard): Promise<Walk | string> {
  const facts = buildFlowFacts(flow.given, repository, flow.today);
  if (typeof facts === 'string') return facts;
  const driver = engineDriver(wizard, facts);
  const [failure] = await runCase(flow, driver, wizard);
  if (!failure) return driver.walk();
  const { file, line, message } = failure;
  return say('explain.failed', { file, line, message });
}

function formatExplanation({ reasons, error }: Explanation, repository: Repository): readonly string[] {
  const at = (found: Pick<Problem, 'file' | 'pointer'>) => {
    const [place = found] = mapToSource(repository, [found]);
    const { line, column } = locate(repository, { ...place, code: '', message: '' });
    return `${place.file}:${line}:${column}`;
  };
  return [
    ...reasons.flatMap((reason) => [
      formatState(reason),
      ...reason.rules.flatMap(({ place, lines }) => [
        `  ${say('explain.asked', { place: at(place) })}`,
        ...lines.map((line) => `  ${formatTraceLine(line, at)}`),
      ]),
      ...formatOtherwise(reason),
    ]),
    ...(error ? [say('explain.not-accepted', { code: error.code })] : []),
  ];
}

function formatTraceLine(
  { depth, holds, says, now, place }: TraceLine,
  at: (place: Problem) => string,
): string {
  const values = now.map(
    ([path, value]) => `${path} = ${value === null ? say('explain.empty') : JSON.stringify(value)}`,
  );
  return [
    `${'  '.repeat(depth + 1)}${say(holds ? 'explain.yes' : 'explain.no')}  ${says}`,
    values.length > 0 ? ` [${values.join(', ')}]` : '',
    place ? `  ${at({ ...place, code: '', message: '' })}` : '',
  ].join('');
}

function formatOtherwise({ kind, rules, otherwise: changes }: Reason): readonly string[] {
  if (rules.length === 0) return [];
  const state = say(`state.${opposite[kind]}`);
  if (!changes) return [`  ${say('explain.no-change', { state })}`];
  const words = changes.map(
    ({ key, to }) => `${key} = ${to === null ? say('explain.empty') : JSON.stringify(to)}`,
  );
  return [`  ${say('explain.change', { state, changes: words.join(say('explain.and')) })}`];
}

function formatState({ kind, rules }: Reason): string {
  const state = say(`state.${kind}`);
  return rules.length === 0 ? say('explain.undecided', { state }) : state;
}

const opposite = {
  shown: 'hidden',
  hidden: 'shown',
  required: 'optional',
  optional: 'required',
  locked: 'free',
  free: 'locked',
  blocked: 'continue',
} as const satisfies Readonly<Record<Reason['kind'], string>>;
