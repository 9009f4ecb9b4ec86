import { FileList, type ListedFile } from '../../wizard/controls/upload/FileList.tsx';
import type { ChosenFile, useClaimFiles } from '../session/useClaimFiles.ts';
import type { FileWords } from './useFileWords.ts';

interface ClaimFileListProps {
  readonly claimFiles: ReturnType<typeof useClaimFiles>;
  readonly wordsOf: FileWords;
  /** Follows each action: where the focus goes. */
  readonly onAct: () => void;
}

/** The files of a report: those it has, then those it does not have yet. */
export function ClaimFileList({ claimFiles, wordsOf, onAct }: ClaimFileListProps) {
  const { files, chosen, pictures, ...act } = claimFiles;
  const then = (run: () => unknown) => () => {
    void run();
    onAct();
  };
  const listed: readonly ListedFile[] = [
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
  return <FileList files={listed} />;
}

function stageOf({ file, sentBytes, problem }: ChosenFile): ListedFile['stage'] {
  if (problem === null) return { kind: 'underWay', upload: { file, sentBytes } };
  return { kind: problem === 'failed' ? 'failed' : 'refused' };
}
