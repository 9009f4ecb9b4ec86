import type { FoundMistake } from '../../model/edits/EditApi.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { getResult, useWorkbench } from '../useWorkbench.ts';

/** Finds what is wrong with the rows of a table: in the files, or (not null) after the edit that was just refused. */
export function useMarks(opened: FormAnswer, table: string, refused: readonly FoundMistake[] | null) {
  const files = useWorkbench((state) => getResult(state, opened.form.id, 'definitions')?.findings);
  const proof = useWorkbench((state) => getResult(state, opened.form.id, 'proof')?.findings);
  const file = opened.source.shared.tableFiles[table];
  const all: readonly FoundMistake[] = refused ?? [...(files ?? []), ...(proof ?? [])];
  const own = all.filter((one) => one.file === file && isBelow(one.pointer, `/${table}`));
  const ofRows = own.filter(({ pointer }) => isBelow(pointer, `/${table}/rows`));
  const messages = (found: readonly FoundMistake[]) => [...new Set(found.map(({ message }) => message))];
  return {
    ofRow: (at: number) => messages(ofRows.filter(({ pointer }) => isBelow(pointer, `/${table}/rows/${at}`))),
    ofTable: messages(own.filter((one) => !ofRows.includes(one))),
  };
}

function isBelow(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}
