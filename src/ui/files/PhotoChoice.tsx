import { IconCamera } from '@tabler/icons-react';
import { listAccepted } from './listAccepted.ts';
import { type TakeFiles, takeFiles } from './takeFiles.ts';
import classes from './FileChoice.module.css';
import { useTexts } from '../texts/useTexts.ts';

interface PhotoChoiceProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly mediaTypes: readonly string[];
  readonly take: TakeFiles;
  readonly onBlur: (() => void) | undefined;
}

/** Takes a photo with the camera of the device. Draws nothing when the field accepts no pictures. */
export function PhotoChoice({ id, labelledBy, onBlur, take, mediaTypes }: PhotoChoiceProps) {
  const { t } = useTexts('controls');
  const pictures = mediaTypes.filter((type) => type.startsWith('image/'));
  if (pictures.length === 0) return null;
  return (
    <label className={`${classes['choose']} ${classes['photo']}`}>
      <input
        type="file"
        className={classes['input']}
        accept={listAccepted(pictures)}
        capture="environment"
        aria-labelledby={`${labelledBy} ${id}-photo`}
        onChange={({ currentTarget }) => takeFiles(currentTarget, take)}
        onBlur={onBlur}
      />
      <span className={classes['action']}>
        <IconCamera size={20} stroke={1.75} aria-hidden />
        <span id={`${id}-photo`}>{t('upload.photo')}</span>
      </span>
    </label>
  );
}
