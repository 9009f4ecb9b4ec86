import type { ListedFile } from '../../wizard/controls/upload/FileList.tsx';
import type { ChosenFile, useClaimFiles } from '../session/useClaimFiles.ts';
import type { FileWords } from './useFileWords.ts';

/** The files of a report as they are drawn: those it has, then those it does not have yet. `thenFocus` follows each action. */
export function listedFiles(
  { files, chosen, pictures, ...act }: ReturnType<typeof useClaimFiles>,
  wordsOf: FileWords,
  thenFocus: () => void,
): readonly ListedFile[] {
  const then = (run: () => unknown) => () => {
    void run();
    thenFocus();
  };
  return [
    ...files.map((file) => ({
      id: file.id,
      name: file.name,
      stage: { kind: 'uploaded', size: file.size } as const,
      picture: pictures.get(file.id) ?? null,
      onRemove: then(() => act.remove(file)),
    })),
    ...chosen.map((one) => ({
      id: one.id,
      name: one.file.name,
      stage: stageOf(one),
      picture: one.file.type.startsWith('image/') ? one.file : null,
      ...(one.problem === null ? {} : { problem: wordsOf(one.problem, one.file.name) }),
      onRetry: then(() => act.retry(one)),
      onRemove: then(() => act.cancel(one)),
    })),
  ];
}

function stageOf({ file, sentBytes, problem }: ChosenFile): ListedFile['stage'] {
  if (problem === null) return { kind: 'underWay', upload: { file, sentBytes } };
  return { kind: problem === 'failed' ? 'failed' : 'refused' };
}
