import { writeValue } from '../../engine/index.ts';
import { FileList, type ListedFile } from '../../ui/files/FileList.tsx';
import { getRunningStage } from '../../wizard/controls/upload/uploadStage.ts';
import type { ChosenFile, useClaimFiles } from '../session/hooks/useClaimFiles.ts';
import type { DescribeFile } from './useFileNews.ts';

interface ClaimFileListProps {
  readonly claimFiles: ReturnType<typeof useClaimFiles>;
  readonly describe: DescribeFile;
  /** Called after each action, to move the focus. */
  readonly onAct: () => void;
}

/** The files of a report: received files first, then the others. */
export function ClaimFileList({ claimFiles, describe, onAct }: ClaimFileListProps) {
  const { files, chosen, pictures, ...act } = claimFiles;
  const then = (run: () => unknown) => () => {
    void run();
    onAct();
  };
  const listed: readonly ListedFile[] = [
    ...files.map((file) => ({
      id: file.id,
      name: file.name,
      stage: { kind: 'uploaded', size: writeValue('fileSize', file.size) } as const,
      picture: pictures.get(file.id) ?? null,
      onRemove: then(() => act.remove(file)),
    })),
    ...chosen.map((one) => ({
      id: one.id,
      name: one.file.name,
      stage: getFileStage(one),
      picture: one.file.type.startsWith('image/') ? one.file : null,
      ...(one.problem === null ? {} : { problem: describe(one.problem, one.file.name) }),
      onRetry: then(() => act.retry(one)),
      onRemove: then(() => act.cancel(one)),
    })),
  ];
  return <FileList files={listed} />;
}

function getFileStage({ file, sentBytes, problem }: ChosenFile): ListedFile['stage'] {
  if (problem === null) return getRunningStage({ file, sentBytes });
  return { kind: problem === 'failed' ? 'failed' : 'refused' };
}
