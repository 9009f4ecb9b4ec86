import type { CommandResult } from './CommandResult.ts';
import type { MessageKey } from './messages.ts';

/** An option that is given or not: `--json`. */
interface Flag {
  readonly kind: 'flag';
  readonly says: MessageKey;
}

/** Options of which one may be given: `--write | --check`. */
interface Choice<Name extends string = string, Absent = unknown> {
  readonly kind: 'choice';
  readonly of: Readonly<Record<Name, MessageKey>>;
  /** The value when none is given. */
  readonly absent: Absent;
}

/** An option with a value, `--form ID`, or a word without a name. */
export interface Value<Content = unknown> {
  readonly kind: 'value';
  /** The sign of the value in the help: `ID`. */
  readonly sign: string;
  readonly says: MessageKey;
  /** The default value, or the message when the option is left out. */
  readonly absent: { readonly is: Content } | { readonly says: MessageKey };
  readonly read: (text: string) => Content;
  readonly isRight: (text: string) => boolean;
  /** The message for an invalid text; it may name the `{option}`. */
  readonly wrong: MessageKey;
}

/** An option with a value that may be given several times: `--answer PATH=VALUE`. */
interface Many {
  readonly kind: 'many';
  readonly sign: string;
  readonly says: MessageKey;
}

export type Option = Flag | Choice | Value | Many;

/** The values of the words and options that a command declares. */
export type CommandInput<Described> = { readonly root: string } & {
  readonly [Name in keyof Described]: Described[Name] extends Choice<infer Chosen, infer Absent>
    ? Chosen | Absent
    : Described[Name] extends Value<infer Is>
      ? Is
      : Described[Name] extends Many
        ? readonly string[]
        : boolean;
};

/** A command of the line. Help and messages are generated from it. */
export interface Command<
  Words extends Readonly<Record<string, Value>> = Readonly<Record<string, Value>>,
  Options extends Readonly<Record<string, Option>> = Readonly<Record<string, Option>>,
  Result = CommandResult | Promise<CommandResult>,
  Input = CommandInput<Words & Options>,
> {
  readonly name: string;
  readonly says: MessageKey;
  /** A line that can be typed, without `npm run forms --`. */
  readonly example: string;
  /** In the order in which they are written. */
  readonly words: Words;
  /** By name: `writeFlow` is `--write-flow`. Every command knows `--root` and `--json` besides. */
  readonly options: Options;
  readonly run: (input: Input) => Result;
  /**
   * Returns true when the command writes nothing and reads no more than definitions, flow tests and the day. Its answer is then kept until one
   * of them changes. Absent: never.
   */
  readonly onlyReads?: (input: Input) => boolean;
}

/** Any command, as the table has it. */
export type AnyCommand = Command<
  Readonly<Record<string, Value>>,
  Readonly<Record<string, Option>>,
  CommandResult | Promise<CommandResult>,
  never
>;

/** Checks by its types that `run` gets the declared words and options. */
export function defineCommand<
  Words extends Readonly<Record<string, Value>>,
  Options extends Readonly<Record<string, Option>>,
  Result extends CommandResult | Promise<CommandResult>,
>(description: Command<Words, Options, Result>): Command<Words, Options, Result> {
  return description;
}

export function flag(says: MessageKey): Flag {
  return { kind: 'flag', says };
}

export function choice<const Name extends string, const Absent extends string>(
  of: Readonly<Record<Name, MessageKey>>,
  absent: Absent,
): Choice<Name, Absent> {
  return { kind: 'choice', of, absent };
}

export function many(sign: string, says: MessageKey): Many {
  return { kind: 'many', sign, says };
}

/** Declares a text; null where it is left out. `check` says which texts are valid. */
export function text(
  sign: string,
  says: MessageKey,
  check: Pick<Value, 'isRight' | 'wrong'> = anyText,
): Value<string | null> {
  return { ...anyText, ...check, sign, says, absent: { is: null } };
}

/** Declares a text that must not be left out. `absent` is the message without it. */
export function required(sign: string, says: MessageKey, absent: MessageKey): Value<string> {
  return { ...anyText, sign, says, absent: { says: absent } };
}

/** Declares a whole number from `least` on. */
export function number<Absent extends number | null>(
  says: MessageKey,
  { least, absent, wrong }: { least: number; absent: Absent; wrong: MessageKey },
): Value<number | Absent> {
  const isRight = (written: string) => /^\d{1,15}$/.test(written) && Number(written) >= least;
  return { kind: 'value', sign: 'N', says, absent: { is: absent }, read: Number, isRight, wrong };
}

const anyText = {
  kind: 'value',
  read: (written: string) => written,
  isRight: () => true,
  wrong: 'line.value',
} as const;
