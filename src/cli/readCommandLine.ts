import { parseArgs } from 'node:util';
import { type AnyCommand, flag, type Option, text } from './Command.ts';
import { commands } from './commands.ts';
import { say } from './messages.ts';
import { formatUnknownName } from './formatUnknownName.ts';

/** The parsed command line. `command`: the named one, null without one. */
export type CommandLine =
  | { readonly kind: 'help'; readonly command: AnyCommand | null }
  | { readonly kind: 'misunderstood'; readonly command: AnyCommand | null; readonly message: string }
  | { readonly kind: 'run'; readonly command: AnyCommand; readonly input: InputValues };

type InputValues = Readonly<Record<string, unknown>>;
type Options = Readonly<Record<string, Option>>;

/** The options of every command. The program itself reads `json` (`runCommandLine`). */
export const commonOptions = { json: flag('option.json'), root: text('DIR', 'option.root') };

/** Parses the words after `npm run forms --`. Without `--root` the definitions are those below `here`. */
export async function readCommandLine(words: readonly string[], here: string): Promise<CommandLine> {
  const [name, ...rest] = words;
  const command = (await commands.get(name ?? '')?.()) ?? null;
  if (name === undefined || name === 'help' || words.includes('--help') || words.includes('-h'))
    return { kind: 'help', command };
  if (command === null)
    return {
      kind: 'misunderstood',
      command,
      message: formatUnknownName('command', name, [...commands.keys()]),
    };
  const input = readWords(command, rest);
  return typeof input === 'string'
    ? { kind: 'misunderstood', command, message: input }
    : { kind: 'run', command, input: { ...omitJson(input), root: input['root'] ?? here } };
}

function omitJson(input: InputValues): InputValues {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name !== 'json'));
}

/** Returns the name of an option without its dashes: `writeFlow` is `write-flow`. */
export function formatOptionName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Reads the values of a command, or returns a sentence about a mistake in them. */
function readWords(command: AnyCommand, words: readonly string[]): InputValues | string {
  const options: Options = { ...command.options, ...commonOptions };
  const types = getOptionTypes(options);
  const repeated = new Set(
    Object.entries(options).flatMap(([name, { kind }]) => (kind === 'many' ? [formatOptionName(name)] : [])),
  );
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      [...types].map(([name, type]) => [name, { type, multiple: repeated.has(name) }]),
    ),
    allowPositionals: true,
    // The strict mode throws sentences in English that do not name the intended option.
    strict: false,
    tokens: true,
  });
  const problems = tokens.map((token) =>
    token.kind === 'option' ? describeOptionProblem(token, types) : null,
  );
  const problem = problems.find((one) => one !== null);
  if (problem !== undefined) return problem;

  const places = Object.keys(command.words);
  const surplus = positionals[places.length];
  if (surplus !== undefined) return say('line.surplus', { word: surplus });
  const inPlace = places.map((name, place) => [name, positionals[place]] as const);
  return readValues({ ...options, ...command.words }, { ...values, ...Object.fromEntries(inPlace) });
}

type OptionType = 'string' | 'boolean';

function getOptionTypes(options: Options): ReadonlyMap<string, OptionType> {
  const types = Object.entries(options).flatMap(([name, option]): readonly [string, OptionType][] =>
    option.kind === 'choice'
      ? Object.keys(option.of).map((one) => [one, 'boolean'])
      : [[name, option.kind === 'flag' ? 'boolean' : 'string']],
  );
  return new Map(types.map(([name, type]) => [formatOptionName(name), type]));
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function describeOptionProblem(
  { name, rawName: option, value, inlineValue }: OptionToken,
  types: ReadonlyMap<string, OptionType>,
): string | null {
  const type = types.get(name);
  const known = [...types.keys()].map((one) => `--${one}`);
  if (type === undefined) return formatUnknownName('option', option, known);
  if (type === 'boolean') return value === undefined ? null : say('line.no-value', { option });
  const isOption = inlineValue !== true && value?.startsWith('--') === true;
  return value === undefined || isOption ? say('line.value', { option }) : null;
}

function readValues(options: Options, written: InputValues): InputValues | string {
  const input: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) {
    const value = written[formatOptionName(name)];
    switch (option.kind) {
      case 'flag':
        input[name] = value === true;
        break;
      case 'choice': {
        const [one, other] = Object.keys(option.of).filter(
          (each) => written[formatOptionName(each)] === true,
        );
        if (one !== undefined && other !== undefined)
          return say('line.exclusive', { one: `--${one}`, other: `--${other}` });
        input[name] = one ?? option.absent;
        break;
      }
      case 'many':
        input[name] = value ?? [];
        break;
      case 'value':
        if (typeof value !== 'string') {
          if ('says' in option.absent) return say(option.absent.says);
          input[name] = option.absent.is;
        } else if (option.isRight(value)) input[name] = option.read(value);
        else return say(option.wrong, { option: `--${formatOptionName(name)}` });
    }
  }
  return input;
}
