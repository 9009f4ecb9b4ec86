import { type FieldState, type Upload, writeValue } from '../../../engine/index.ts';
import type { UploadStage } from '../../../ui/files/FileCard.tsx';

/** The sent part of a file. */
type SentPart = Pick<Upload, 'sentBytes'> & { readonly file: Pick<Upload['file'], 'size'> };

/** Returns the stage of a field's file. `upload` is its running or failed upload; null when there is none. */
export function getUploadStage({ answer }: FieldState, upload: Upload | null): UploadStage {
  if (answer !== null && typeof answer === 'object' && 'file' in answer)
    return { kind: 'uploaded', size: writeValue('fileSize', answer.size) };
  if (upload === null) return { kind: 'refused' };
  const isUnderWay = answer !== null && typeof answer === 'object' && answer.code === 'uploading';
  return isUnderWay ? getRunningStage(upload) : { kind: 'failed' };
}

/** Returns the stage of a file that is being sent. */
export function getRunningStage({ file, sentBytes }: SentPart): UploadStage & { readonly kind: 'underWay' } {
  const percent = file.size === 0 ? 0 : Math.floor((100 * Math.min(sentBytes, file.size)) / file.size);
  const [sent, size] = [writeValue('fileSize', sentBytes), writeValue('fileSize', file.size)];
  return { kind: 'underWay', percent, sent, size };
}
