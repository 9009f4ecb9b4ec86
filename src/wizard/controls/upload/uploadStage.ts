import type { FieldState, Upload } from '../../../engine/index.ts';

/** How much of a file has been sent. */
type SentPart = Pick<Upload, 'sentBytes'> & { readonly file: Pick<Upload['file'], 'size'> };

/** How far a chosen file is. `waiting` is sent later, `failed` can be sent again, `refused` cannot. */
export type UploadStage =
  | { readonly kind: 'waiting'; readonly size: number }
  | { readonly kind: 'underWay'; readonly upload: SentPart }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'uploaded'; readonly size: number };

export function stageOf({ answer }: FieldState, upload: Upload | null): UploadStage {
  if (answer !== null && typeof answer === 'object' && 'file' in answer)
    return { kind: 'uploaded', size: answer.size };
  if (upload === null) return { kind: 'refused' };
  const isUnderWay = answer !== null && typeof answer === 'object' && answer.code === 'uploading';
  return isUnderWay ? { kind: 'underWay', upload } : { kind: 'failed' };
}

export function percentOf({ file, sentBytes }: SentPart): number {
  return file.size === 0 ? 0 : Math.floor((100 * Math.min(sentBytes, file.size)) / file.size);
}
