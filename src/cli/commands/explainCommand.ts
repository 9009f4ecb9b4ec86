import { explainSubject, listSubjects, listTermsOfSubject, textsOfForm } from '../../analysis/index.ts';
import type { Repository } from '../../definitions/disk.ts';
import type { Wizard } from '../../engine/index.ts';
import { formatExplanation } from './formatExplanation.ts';
import { formatTerm } from './formatTerm.ts';
import { formatUnknownName } from '../formatUnknownName.ts';
import { defineCommand, many, text, type CommandInput, required } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { giveAnswers } from './giveAnswers.ts';
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
  onlyReads: () => true,
});

async function run(input: ExplainOptions): Promise<CommandResult> {
  const answered = await giveAnswers(input);
  if ('code' in answered) return answered;
  const { repository, wizard, walk, start } = answered;
  const { at, form, field } = input;
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
  const terms = listTermsOfSubject(repository, subject);
  const words = terms.map((term) => say('explain.term', { term: formatTerm(term) }));
  return {
    code: 0,
    text: [title, ...formatExplanation(explanation, repository), ...words].join('\n'),
    data: { subject, flow: start.flow?.name ?? null, ...explanation, terms },
  };
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
