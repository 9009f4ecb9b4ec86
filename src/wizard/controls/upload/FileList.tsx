import { FileCard } from './FileCard.tsx';
import type { UploadStage } from './uploadStage.ts';
import classes from './FileList.module.css';

/** A file of several that belong together. */
export interface ListedFile {
  readonly id: string;
  readonly name: string;
  readonly stage: UploadStage;
  /** As it was chosen on this page; null: no picture, or not chosen here. */
  readonly picture: File | null;
  /** Why it was not taken, as a sentence. */
  readonly problem?: string;
  readonly onRetry?: () => void;
  readonly onRemove: () => void;
}

/** Several files, each on its card, with the reason where one was not taken. */
export function FileList({ files }: { readonly files: readonly ListedFile[] }) {
  return (
    <ul className={classes['list']} hidden={files.length === 0}>
      {files.map(({ id, problem, onRetry = ignore, ...card }) => (
        <li key={id}>
          <FileCard {...card} invalid={problem !== undefined} locked={false} onRetry={onRetry} />
          {problem !== undefined && <p className={classes['problem']}>{problem}</p>}
        </li>
      ))}
    </ul>
  );
}

function ignore(): void {}
