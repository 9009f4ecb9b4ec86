import { writeValue } from '../../../engine/index.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { UploadInput } from './UploadInput.tsx';

export const view: ControlView = {
  Input: UploadInput,
  layout: 'group',
  display: ({ answer, value }) =>
    value !== null && answer !== null && typeof answer === 'object' && 'file' in answer
      ? `${answer.name} (${writeValue('fileSize', answer.size)})`
      : null,
};
