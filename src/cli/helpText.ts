import type { AnyCommand, Option } from './Command.ts';
import { commands } from './commands.ts';
import { type MessageKey, say } from './messages.ts';
import { optionName, rootOption } from './readCommandLine.ts';

/** Describes the syntax of a command, its words and its options; null: all commands in short. */
export function helpText(command: AnyCommand | null): string {
  return (command === null ? helpWithAll() : helpWith(command)).join('\n');
}

function helpWithAll(): readonly string[] {
  const uses: readonly (readonly [written: string, says: MessageKey])[] = [
    ...commands.map((one) => [writeUsage(one), one.says] as const),
    ...optionRows('root', rootOption),
  ];
  const lines = uses.flatMap(([written, says]) => [`  ${written}`, `      ${say(says)}`]);
  return [say('help.all'), '', ...lines, '', say('help.more'), say('help.codes')];
}

function helpWith(command: AnyCommand): readonly string[] {
  const options = { ...command.options, root: rootOption };
  const rows = [
    ...Object.values(command.words).map(({ sign, says }) => [sign, says] as const),
    ...Object.entries(options).flatMap(([name, option]) => optionRows(name, option)),
  ];
  const width = Math.max(...rows.map(([written]) => written.length));
  const lines = rows.map(([written, says]) => `  ${written.padEnd(width)}  ${say(says)}`);
  return [writeUsage(command), `  ${say(command.says)}`, '', ...lines, '', say('help.codes')];
}

/** Optional words stand in brackets. */
function writeUsage({ name, words, options }: AnyCommand): string {
  const isNeeded = (option: Option) => option.kind === 'value' && 'says' in option.absent;
  const parts = [
    ...Object.values(words).map((word) => ({ written: word.sign, option: word })),
    ...Object.entries(options).map(([one, option]) => {
      const rows = optionRows(one, option);
      return { written: rows.map(([row]) => row).join(' | '), option };
    }),
  ];
  const written = parts.map((part) => (isNeeded(part.option) ? part.written : `[${part.written}]`));
  return ['npm run forms --', name, ...written].join(' ');
}

/** Lists the syntax of an option with its meaning; a choice has several rows. */
function optionRows(name: string, option: Option): readonly (readonly [written: string, says: MessageKey])[] {
  switch (option.kind) {
    case 'flag':
      return [[`--${optionName(name)}`, option.says]];
    case 'choice':
      return Object.entries(option.of).map(([one, says]) => [`--${optionName(one)}`, says]);
    case 'value':
      return [[`--${optionName(name)} ${option.sign}`, option.says]];
  }
}
