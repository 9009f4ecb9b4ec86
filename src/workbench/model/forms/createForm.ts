import { scaffold } from '../../../analysis/index.ts';
import { listKeysAt, setMember } from '../questions/editJson.ts';
import { insertQuestion } from '../questions/insertQuestion.ts';
import type { NewWords, QuestionChange } from '../questions/QuestionEdit.ts';
import { questionKinds } from '../questions/questionKinds.ts';
import type { QuestionTexts } from '../questions/QuestionTexts.ts';
import { setRule } from '../questions/setRule.ts';
import { isFormName, type NewFormEdit, type SheetQuestion } from './NewFormEdit.ts';

/** The words that a new form has beside those of its questions. */
export interface NewFormWords {
  /** The title of the step with the questions. */
  readonly step: string;
  /** The sentence of its flow test. */
  readonly flow: string;
  /** The sentence for a missing answer. */
  readonly missing: NewWords['missing'];
}

/** The step that asks all questions of a sheet; the example has it, too. */
const step = 'question';

/** Makes the files of a form: those of `forms new`, with its own title, and with the questions of a sheet in the place of the example. */
export function createForm(
  texts: QuestionTexts,
  { form, title, questions }: NewFormEdit,
  words: NewFormWords,
): QuestionChange {
  if (!isFormName(form)) return { kind: 'refused', why: 'formName' };
  if (title.trim() === '' || questions?.length === 0) return { kind: 'refused', why: 'empty' };
  const example = scaffold(form);
  if ([...example.keys()].some((file) => texts.has(file))) return { kind: 'refused', why: 'taken' };
  const sentences = `schemas/${form}/texts.de.json`;
  const titled = new Map(example).set(sentences, setMember(example.get(sentences) ?? '', ['title'], title));
  if (questions === null) return { kind: 'changed', path: form, texts: titled };
  const asked = addQuestions(clearExample(titled, form, words), form, questions, words.missing);
  return asked.kind === 'changed' ? { ...asked, path: form } : asked;
}

/** Takes the questions of the example out, with their rule, their words and their flow test. */
function clearExample(example: QuestionTexts, form: string, words: NewFormWords): QuestionTexts {
  const [schema, sentences, rules] = [
    `schemas/${form}/form.json`,
    `schemas/${form}/texts.de.json`,
    `rules/${form}.json`,
  ];
  const read = (file: string) => example.get(file) ?? '';
  const own = listKeysAt(read(sentences), []).filter((key) => key.startsWith(`${step}.`));
  const unsaid = own.reduce((text, key) => setMember(text, [key], undefined), read(sentences));
  const kept = [...example].filter(([file]) => !file.startsWith('test/flows/'));
  return new Map([
    ...kept,
    [schema, setMember(read(schema), ['properties', step, 'properties'], {})],
    [sentences, setMember(unsaid, [`${step}.title`], words.step, (keys) => keys.indexOf('submit') + 1)],
    [rules, setMember(setMember(read(rules), ['conditions'], {}), ['fields'], undefined)],
    [`test/flows/${form}/answered.flow.yaml`, words.flow],
  ]);
}

function addQuestions(
  empty: QuestionTexts,
  form: string,
  questions: readonly SheetQuestion[],
  sayMissing: NewWords['missing'],
): QuestionChange {
  let texts = empty;
  let place = step;
  for (const { isRequired, ...question } of questions) {
    const summary = questionKinds[question.kind].isAnswered ? question.words : '';
    const added = insertQuestion(
      texts,
      { kind: 'insert', form, place, question: { ...question, summary, unsent: '' } },
      isRequired ? sayMissing : null,
    );
    if (added.kind !== 'changed') return added;
    place = added.path;
    texts = new Map([...texts, ...added.texts]);
    if (!isRequired && summary !== '') {
      const rule = { kind: 'rule', form, path: place, rule: 'optional', was: null, to: true } as const;
      texts = new Map([...texts, ...setRule(texts, rule)]);
    }
  }
  const flow = `test/flows/${form}/answered.flow.yaml`;
  const after = writeFlow(form, texts.get(flow) ?? '', questions);
  return { kind: 'changed', path: form, texts: new Map([...texts, [flow, after]]) };
}

/** Values that every question of a kind takes; a choice takes its first answer. */
const samples = {
  yesNo: 'true',
  text: 'Beispiel',
  longText: 'Beispiel',
  number: '1',
  date: '2026-11-20',
} as const;

function writeFlow(form: string, sentence: string, questions: readonly SheetQuestion[]): string {
  const answers = questions.flatMap(({ kind, name, options }): readonly string[] => {
    if (kind === 'note') return [];
    return [
      `${name}: ${kind === 'choice' ? options[0]?.code : kind === 'date' ? `'${samples.date}'` : samples[kind]}`,
    ];
  });
  const enter = answers.length === 0 ? '' : `\n    enter: { ${answers.join(', ')} }`;
  return `# yaml-language-server: $schema=../../../schemas/_meta/flow.schema.json
flow: ${JSON.stringify(sentence)}
form: ${form}
given: { facts: {} }
steps:
  - at: ${step}${enter}
  - at: summary
`;
}
