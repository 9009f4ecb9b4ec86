import { useEffect } from 'react';
import { type Banner, useBannerStore } from '../stores/bannerStore.ts';
import { useFailureWords } from './useFailureWords.ts';

/** Shows a failed load at the top of the page, until it is over or the page is left. `what` is the sentence of the page for this error. */
export function useFailureBanner(what: string, error: unknown): void {
  const say = useFailureWords();
  const text = error === null ? null : say(what, error).text;
  useEffect(() => {
    if (text === null) return;
    const banner: Banner = { level: 'error', text };
    useBannerStore.getState().show(banner);
    return () => {
      const { banner: shown, close } = useBannerStore.getState();
      if (shown === banner) close();
    };
  }, [text, error]);
}
