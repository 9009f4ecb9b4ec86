import type { TFunction } from 'i18next';
import classes from './FileChoice.module.css';
import { useTexts } from '../texts/useTexts.ts';

/** The way from a photo in the format HEIC to one in JPEG on this kind of device; announced when it appears. */
export function HeicNote({ isShown }: { readonly isShown: boolean }) {
  const { t } = useTexts('controls');
  return <output className={classes['note']}>{isShown && describeWay(navigator.userAgent, t)}</output>;
}

function describeWay(userAgent: string, t: TFunction<'controls'>): string {
  if (/iPhone|iPad|iPod/.test(userAgent)) return t('upload.heicApple');
  return userAgent.includes('Android') ? t('upload.heicAndroid') : t('upload.heicOther');
}
