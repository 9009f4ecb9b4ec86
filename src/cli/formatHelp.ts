import type { AnyCommand, Option } from './Command.ts';
import { loadCommands } from './commands.ts';
import { type MessageKey, say } from './messages.ts';
import { exitCodes } from './exitCodes.ts';
import { commonOptions, formatOptionName } from './readCommandLine.ts';

/** Describes the syntax of a command, its words and its options; null: all commands in short. */
export async function formatHelp(command: AnyCommand | null): Promise<string> {
  return (command === null ? await listAllHelp() : listCommandHelp(command)).join('\n');
}

async function listAllHelp(): Promise<readonly string[]> {
  const uses: readonly (readonly [written: string, says: MessageKey])[] = [
    ...(await loadCommands()).map((one) => [writeUsage(one), one.says] as const),
    ...Object.entries(commonOptions).flatMap(([name, option]) => listOptionRows(name, option)),
  ];
  const lines = uses.flatMap(([written, says]) => [`  ${written}`, `      ${say(says)}`]);
  return [say('help.all'), '', ...lines, '', say('help.more'), '', ...listExitCodes()];
}

function listCommandHelp(command: AnyCommand): readonly string[] {
  const options = { ...command.options, ...commonOptions };
  const rows = [
    ...Object.values(command.words).map(({ sign, says }) => [sign, says] as const),
    ...Object.entries(options).flatMap(([name, option]) => listOptionRows(name, option)),
  ];
  const width = Math.max(...rows.map(([written]) => written.length));
  const lines = rows.map(([written, says]) => `  ${written.padEnd(width)}  ${say(says)}`);
  const example = say('help.example', { example: command.example });
  return [writeUsage(command), `  ${say(command.says)}`, '', ...lines, '', example, '', ...listExitCodes()];
}

function listExitCodes(): readonly string[] {
  return [say('help.codes'), ...Object.entries(exitCodes).map(([code, says]) => `  ${code}  ${say(says)}`)];
}

/** Optional words stand in brackets. */
function writeUsage({ name, words, options }: AnyCommand): string {
  const isRequired = (option: Option) => option.kind === 'value' && 'says' in option.absent;
  const parts = [
    ...Object.values(words).map((word) => ({ written: word.sign, option: word })),
    ...Object.entries(options).map(([one, option]) => {
      const rows = listOptionRows(one, option);
      return { written: rows.map(([row]) => row).join(' | '), option };
    }),
  ];
  const written = parts.map((part) => (isRequired(part.option) ? part.written : `[${part.written}]`));
  return ['npm run forms --', name, ...written].join(' ');
}

/** Lists the syntax of an option with its meaning; a choice has several rows. */
function listOptionRows(
  name: string,
  option: Option,
): readonly (readonly [written: string, says: MessageKey])[] {
  switch (option.kind) {
    case 'flag':
      return [[`--${formatOptionName(name)}`, option.says]];
    case 'choice':
      return Object.entries(option.of).map(([one, says]) => [`--${formatOptionName(one)}`, says]);
    case 'value':
    case 'many':
      return [[`--${formatOptionName(name)} ${option.sign}`, option.says]];
  }
}
