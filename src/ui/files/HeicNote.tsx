import classes from './FileChoice.module.css';
import { useTexts } from '../texts/useTexts.ts';

/** The way from a photo in the format HEIC to one in JPEG on this kind of device; announced when it appears. */
export function HeicNote({ isShown }: { readonly isShown: boolean }) {
  const { t } = useTexts('controls');
  return (
    <output className={classes['note']}>
      {isShown && t(`upload.heic.${findDevice(navigator.userAgent)}`)}
    </output>
  );
}

function findDevice(userAgent: string): 'apple' | 'android' | 'other' {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple';
  return userAgent.includes('Android') ? 'android' : 'other';
}
