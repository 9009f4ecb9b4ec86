/** How the questions are written that can be made by hand. The kind of control follows from the schema. */
export const questionKinds = {
  yesNo: { schema: { type: 'boolean' }, word: 'legend', hasOptions: false, isAnswered: true },
  choice: { schema: { type: 'string' }, word: 'legend', hasOptions: true, isAnswered: true },
  text: { schema: { type: 'string', maxLength: 100 }, word: 'label', hasOptions: false, isAnswered: true },
  longText: {
    schema: { type: 'string', maxLength: 1000 },
    word: 'label',
    hasOptions: false,
    isAnswered: true,
  },
  number: {
    schema: { type: 'integer', minimum: 0, maximum: 1000 },
    word: 'label',
    hasOptions: false,
    isAnswered: true,
  },
  date: {
    schema: { type: 'string', format: 'date', maxLength: 10 },
    word: 'label',
    hasOptions: false,
    isAnswered: true,
  },
  note: { schema: { type: 'null', 'x-control': 'note' }, word: 'text', hasOptions: false, isAnswered: false },
} as const satisfies Readonly<Record<string, QuestionKindRow>>;

export type QuestionKind = keyof typeof questionKinds;

interface QuestionKindRow {
  readonly schema: Readonly<Record<string, string | number>>;
  /** The kind of text that holds its words. */
  readonly word: string;
  readonly hasOptions: boolean;
  /** False for what only says something. */
  readonly isAnswered: boolean;
}
