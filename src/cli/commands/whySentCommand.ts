import { explainMembers, type ExplainedMember, mapToSource } from '../../analysis/index.ts';
import { locate, type Repository } from '../../definitions/disk.ts';
import { defineCommand, many, text, type CommandInput, required } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { formatUnknownName } from '../formatUnknownName.ts';
import { say } from '../messages.ts';
import { giveAnswers } from './giveAnswers.ts';

const words = {
  form: required('ID', 'option.explain.form', 'line.why-sent'),
  member: required('PATH', 'option.why-sent.member', 'line.why-sent'),
};
const options = {
  flow: text('FLOW', 'option.explain.flow'),
  answer: many('PATH=VALUE', 'option.explain.answer'),
};
type WhySentOptions = CommandInput<typeof words & typeof options>;

/** Says from which answers and facts a member of a payload comes. */
export const whySentCommand = defineCommand({
  name: 'why-sent',
  says: 'help.why-sent',
  example: 'why-sent claim-report driver.guilt --flow own-damage',
  words,
  options,
  run,
  onlyReads: () => true,
});

async function run({ member, ...input }: WhySentOptions): Promise<CommandResult> {
  const answered = await giveAnswers({ ...input, at: null });
  if ('code' in answered) return answered;
  const { repository, walk } = answered;
  const all = explainMembers(repository, walk);
  const found = all.filter(({ name }) => name === member || name.startsWith(`${member}.`));
  if (found.length === 0)
    return { code: 2, text: formatUnknownName('member', member, [...new Set(all.map(({ name }) => name))]) };
  return { code: 0, text: found.flatMap((one) => formatMember(one, repository)).join('\n'), data: found };
}

function formatMember(
  { call, name, place, says, value, reads }: ExplainedMember,
  repository: Repository,
): readonly string[] {
  const [source = place] = mapToSource(repository, [place]);
  const { line, column } = locate(repository, { ...source, code: '', message: '' });
  const answers = reads.filter(({ isAnswer }) => isAnswer);
  return [
    say('why-sent.member', { name, call, place: `${source.file}:${line}:${column}` }),
    `  ${say('why-sent.value', { says, value: formatValue(value) })}`,
    ...(answers.length === 0 ? [`  ${say('why-sent.no-answer')}`] : []),
    ...reads.map(
      ({ path, label, value: now, isAnswer }) =>
        `  ${say(isAnswer ? 'why-sent.answer' : 'why-sent.fact', { path, label: label.replaceAll('`', ''), value: formatValue(now) })}`,
    ),
  ];
}

function formatValue(value: unknown): string {
  return value === null ? say('explain.empty') : JSON.stringify(value);
}
