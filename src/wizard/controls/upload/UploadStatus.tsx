import type { FieldState, Upload } from '../../../engine/index.ts';
import type { FieldTexts } from '../../inputs/ControlProps.ts';
import { getUploadStage } from './uploadStage.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface UploadStatusProps {
  readonly state: FieldState;
  readonly upload: Upload | null;
  readonly texts: FieldTexts;
}

const quarter = 25;

/** Announces each quarter of an upload and its result, politely. */
export function UploadStatus({ state, upload, texts }: UploadStatusProps) {
  const { t } = useTexts('controls');

  function sentence(): string {
    if (state.answer === null) return '';
    const stage = getUploadStage(state, upload);
    if (stage.kind === 'uploaded') return t('upload.announceUploaded');
    if (stage.kind !== 'underWay') return state.error === null ? '' : texts.text(`error.${state.error.code}`);
    const percent = Math.floor(stage.percent / quarter) * quarter;
    return t('upload.announceSending', { percent });
  }

  return <output className="visuallyHidden">{sentence()}</output>;
}
