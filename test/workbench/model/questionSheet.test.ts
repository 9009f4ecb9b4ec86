import { describe, expect, it } from 'vitest';
import { parseQuestionSheet } from '../../../src/workbench/model/forms/parseQuestionSheet.ts';
import { sheetWords } from '../../../src/workbench/page/forms/sheetWords.ts';

const read = (text: string) => parseQuestionSheet(text, sheetWords);

describe('a question sheet', () => {
  it('is a question a line: words, kind, answers, required', () => {
    const { questions, problems } = read(
      'Wie viele Personen kommen?; Zahl\n\nWas essen Sie?; Auswahl; Fleisch, Fisch; nein\nWer sind Sie?',
    );
    expect(problems).toEqual([]);
    expect(questions).toEqual([
      {
        line: 1,
        kind: 'number',
        words: 'Wie viele Personen kommen?',
        name: 'vielePersonenKommen',
        options: [],
        isRequired: true,
      },
      {
        line: 3,
        kind: 'choice',
        words: 'Was essen Sie?',
        name: 'essen',
        options: [
          { code: 'FLEISCH', text: 'Fleisch' },
          { code: 'FISCH', text: 'Fisch' },
        ],
        isRequired: false,
      },
      expect.objectContaining({ line: 4, kind: 'text', isRequired: true }),
    ]);
  });

  it('comes from a spreadsheet, whose first line may give the order, with other columns named', () => {
    const { questions, problems } = read(
      'type\tlabel\trelevant\trequired\ninteger\tAlter\t${x} = 1\tyes\nselect_one\tFarbe\t\tno',
    );
    expect(questions).toEqual([
      expect.objectContaining({ line: 2, kind: 'number', words: 'Alter', isRequired: true }),
    ]);
    expect(problems).toEqual([
      { line: 1, why: 'column', value: 'relevant' },
      { line: 3, why: 'options', value: '' },
    ]);
  });

  it.each([
    ['; Zahl', 'words', ''],
    ['Alter?; Ziffer', 'kind', 'Ziffer'],
    ['Farbe?; Auswahl; rot', 'options', 'rot'],
    ['Alter?; Zahl; ; vielleicht', 'required', 'vielleicht'],
  ])('says what is wrong in the line "%s"', (line, why, value) => {
    expect(read(`Wer?\n${line}`)).toMatchObject({
      questions: [{ line: 1 }],
      problems: [{ line: 2, why, value }],
    });
  });

  it('gives questions and answers of the same words names of their own', () => {
    const { questions } = read('Name?\nName?; Auswahl; rot, Rot');
    expect(questions.map(({ name }) => name)).toEqual(['name', 'name2']);
    expect(questions[1]?.options.map(({ code }) => code)).toEqual(['ROT', 'ROT2']);
  });
});
