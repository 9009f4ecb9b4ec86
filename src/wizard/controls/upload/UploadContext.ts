import { createContext } from 'react';
import type { Upload } from '../../../engine/index.ts';

/** The data and functions that a file field uses besides its answer. */
export interface UploadAccess {
  /** The file on its way, or one that can be sent again; null: neither. */
  readonly upload: Upload | null;
  /** The picture that was chosen on this page; null: another file, or none. */
  readonly picture: File | null;
  readonly choose: (file: File) => void;
  readonly retry: () => void;
}

export const UploadContext = createContext<UploadAccess | null>(null);
