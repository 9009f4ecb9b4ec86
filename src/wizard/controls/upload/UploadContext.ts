import { createContext } from 'react';
import type { Upload } from '../../../engine/index.ts';

/** The data and functions that a file field uses besides its answer. */
export interface UploadAccess {
  /** The running upload, or a failed one that can be repeated; null: neither. */
  readonly upload: Upload | null;
  /** The picture that was chosen on this page; null for other files. */
  readonly picture: File | null;
  readonly choose: (file: File) => void;
  readonly retry: () => void;
}

export const UploadContext = createContext<UploadAccess | null>(null);
