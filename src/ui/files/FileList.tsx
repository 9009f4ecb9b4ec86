import { FileCard, type UploadStage } from './FileCard.tsx';
import classes from './FileList.module.css';

/** One of several files that belong together. */
export interface ListedFile {
  readonly id: string;
  readonly name: string;
  readonly stage: UploadStage;
  /** The file itself where it is a picture that was chosen on this page; null for all others. */
  readonly picture: File | null;
  /** Why it was refused, as a sentence. */
  readonly problem?: string;
  readonly onRetry?: () => void;
  readonly onRemove: () => void;
}

/** Several files, each on its card, with the reason where one was refused. */
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
