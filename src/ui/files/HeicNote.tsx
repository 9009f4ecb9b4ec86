import type { TFunction } from 'i18next';
import classes from './FileChoice.module.css';
import { useTexts } from '../texts/useTexts.ts';

/** The way from a photo in the format HEIC to one in JPEG on this kind of device; announced when it appears. */
export function HeicNote({ isShown }: { readonly isShown: boolean }) {
  const { t } = useTexts('controls');
  return <output className={classes['note']}>{isShown && describeWay(navigator, t)}</output>;
}

function describeWay(
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
  t: TFunction<'controls'>,
): string {
  // An iPad calls itself a Mac, which has no screen to touch.
  const isMac = userAgent.includes('Macintosh');
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 0)) return t('upload.heicApple');
  if (isMac) return t('upload.heicMac');
  return userAgent.includes('Android') ? t('upload.heicAndroid') : t('upload.heicOther');
}
