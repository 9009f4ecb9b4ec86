import { writeValue } from '../../../engine/index.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { UploadControl } from './UploadControl.tsx';

export const view: ControlView = {
  Input: UploadControl,
  layout: 'group',
  display: ({ answer, value }) =>
    value !== null && answer !== null && typeof answer === 'object' && 'file' in answer
      ? `${answer.name} (${writeValue('fileSize', answer.size)})`
      : null,
};
