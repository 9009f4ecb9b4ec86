import { IconCamera } from '@tabler/icons-react';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { takeFiles } from '../../../ui/files/takeFiles.ts';
import type { UploadAccess } from './UploadContext.ts';
import classes from './UploadControl.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface PhotoChoiceProps extends Pick<ControlProps, 'id' | 'labelledBy'>, Pick<UploadAccess, 'choose'> {
  readonly onBlur: (() => void) | undefined;
  readonly mediaTypes: readonly string[];
}

/** Takes a picture with the camera of the device, where pictures are taken. */
export function PhotoChoice({ id, labelledBy, onBlur, choose, mediaTypes }: PhotoChoiceProps) {
  const { t } = useTexts('controls');
  const pictures = mediaTypes.filter((type) => type.startsWith('image/'));
  if (pictures.length === 0) return null;
  return (
    <label className={`${classes['choose']} ${classes['photo']}`}>
      <input
        type="file"
        className={classes['input']}
        accept={pictures.join(',')}
        capture="environment"
        aria-labelledby={`${labelledBy} ${id}-photo`}
        onChange={({ currentTarget }) => takeFiles(currentTarget, choose)}
        onBlur={onBlur}
      />
      <span className={classes['action']}>
        <IconCamera size={20} stroke={1.75} aria-hidden />
        <span id={`${id}-photo`}>{t('upload.photo')}</span>
      </span>
    </label>
  );
}
