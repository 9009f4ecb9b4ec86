import type { ReactNode } from 'react';
import type { FieldState } from '../../../engine/index.ts';
import { AnswerVerdict } from './AnswerVerdict.tsx';
import { UploadField } from './UploadField.tsx';

/** Adds to a control the verdict on its answer, or the upload of its file. */
export function frameWidget({ field, key }: FieldState, widget: ReactNode): ReactNode {
  if (field.control.params['verdict'] === true) return <AnswerVerdict at={key}>{widget}</AnswerVerdict>;
  if (field.schema.format === 'file') return <UploadField at={key}>{widget}</UploadField>;
  return widget;
}
