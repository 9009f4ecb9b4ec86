import { sheetColumns, type SheetWords } from '../../model/forms/parseQuestionSheet.ts';
import { type QuestionKind, questionKinds } from '../../model/questions/questionKinds.ts';
import { foldText } from '../../../plain/searchText.ts';
import { say } from '../say.ts';

const kinds = Object.keys(questionKinds) as readonly QuestionKind[];

/** The words of a question sheet, as the text file lists them. */
export const sheetWords: SheetWords = {
  kinds: Object.fromEntries(
    kinds.map((kind) => [kind, readList(say(`sheet.kind.${kind}`))]),
  ) as SheetWords['kinds'],
  columns: Object.fromEntries(
    sheetColumns.map((column) => [column, readList(say(`sheet.column.${column}`))]),
  ) as SheetWords['columns'],
  yes: readList(say('sheet.yes')),
  no: readList(say('sheet.no')),
};

/** The usual word of each kind, for the note below the field. */
export const usualKinds = kinds.map((kind) => say(`sheet.kind.${kind}`).split(', ')[0] ?? kind).join(', ');

function readList(words: string): readonly string[] {
  return words.split(', ').map(foldText);
}
