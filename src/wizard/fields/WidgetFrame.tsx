import type { ReactNode } from 'react';
import type { FieldState } from '../../engine/index.ts';
import { AnswerVerdict } from './AnswerVerdict.tsx';
import { UploadField } from './UploadField.tsx';

interface WidgetFrameProps {
  readonly state: FieldState;
  readonly children: ReactNode;
}

/** A control with what it needs of the journey: the verdict on its answer, or the upload of its file. */
export function WidgetFrame({ state: { field, key }, children }: WidgetFrameProps) {
  if (field.control.params['verdict'] === true) return <AnswerVerdict at={key}>{children}</AnswerVerdict>;
  if (field.schema.format === 'file') return <UploadField at={key}>{children}</UploadField>;
  return children;
}
