import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Media } from '../../content/index.ts';
import classes from './Video.module.css';
import { useTexts } from '../../ui/texts/useTexts.ts';

/** A video that loads only after a press. `about` is the subject, for its name. */
export function Video({ video, about }: { readonly video: Media; readonly about: string }) {
  const { t } = useTexts();
  const [isWanted, setIsWanted] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (isWanted) player.current?.focus();
  }, [isWanted]);
  const name = video.description || about;

  if (!isWanted) {
    return (
      <button type="button" className={classes.play} onClick={() => setIsWanted(true)}>
        <IconPlayerPlay size={22} stroke={1.75} aria-hidden="true" />
        <span>{t('shell:video.play', { name })}</span>
      </button>
    );
  }
  return (
    <>
      {/* Assets of the content service have no captions of their own: whoever makes the video puts them into its picture. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={player}
        className={classes.video}
        src={video.address}
        aria-label={name}
        preload="metadata"
        controls
        tabIndex={0}
        onError={() => setHasFailed(true)}
      />
      {hasFailed && <output>{t('shell:video.failed')}</output>}
    </>
  );
}
