/** The values of the `{names}` of a message. */
type MessageParams = Readonly<Record<string, string | number>>;

/** The message and the hint of a mistake, without its place; `{ file, pointer, ...mistake }` is a `Problem`. */
export interface Mistake<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
  readonly hint?: string;
}

/** `unknown-path.block` is one of several messages with the code `unknown-path`. */
type CodeInKey<Key extends string> = Key extends `${infer Code}.${string}` ? Code : Key;
type MistakeKey<Key extends string> = Exclude<Key, `${string}.hint`>;
type CountKey<Key extends string> = Key extends `${infer Thing}.one` ? Thing : never;

/** The sentences of one text file (`messages.de.json`). `test/messages.test.ts` compares keys and `{names}` with every use. */
export interface Messages<Key extends string> {
  readonly say: (key: Key, params?: MessageParams) => string;
  /** The message of a key, its code (the key up to the first dot), and the hint of the key (`<key>.hint`) or of the code. */
  readonly mistake: <K extends MistakeKey<Key>>(key: K, params?: MessageParams) => Mistake<CodeInKey<K>>;
  /** `1 Formular`, `15 Formulare`: the messages `<thing>.one` and `<thing>.many`. */
  readonly count: (thing: CountKey<Key>, count: number) => string;
}

/**
 * Creates functions over the sentences of one text file. They throw for an unknown key and for a missing parameter.
 * @public
 * @example createMessages(texts).say('no-file', { file: 'rules.json' })
 */
export function createMessages<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
): Messages<keyof Texts & string> {
  const say = (key: string, params: MessageParams = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`There is no message "${key}".`);
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name];
      if (value === undefined) throw new Error(`The message "${key}" needs "${name}".`);
      return String(value);
    });
  };
  return {
    say,
    mistake(key, params) {
      const code = parseMistakeCode(key);
      const hint = [`${key}.hint`, `${code}.hint`].find((name) => texts[name] !== undefined);
      return { code, message: say(key, params), ...(hint === undefined ? {} : { hint: say(hint, params) }) };
    },
    count: (thing, count) => say(`${thing}.${count === 1 ? 'one' : 'many'}`, { count }),
  };
}

function parseMistakeCode<Key extends string>(key: Key): CodeInKey<Key>;
function parseMistakeCode(key: string): string {
  return key.split('.', 1)[0] ?? key;
}
