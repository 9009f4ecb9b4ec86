import { useEffect, useRef } from 'react';
import { type FileNews, fileSentence } from '../../wizard/controls/upload/fileSentence.ts';
import { useAnnouncementStore } from '../../ui/messages/announcementStore.ts';
import { useBannerStore } from '../session/bannerStore.ts';
import { claimFileLimits } from '../session/useClaimFiles.ts';
import { useTexts } from '../../ui/texts/useTexts.ts';

export type FileWords = (news: FileNews, name: string) => string;

/** What became of a file, in words. It is announced; what went wrong after its page was left stands on the page that is there then. */
export function useFileWords() {
  const { t } = useTexts();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const wordsOf: FileWords = (news, name) =>
    fileSentence((key, params) => t(`controls:${key}`, params), news, name, claimFileLimits);
  return {
    wordsOf,
    tell: (news: FileNews, name: string): void => {
      const text = wordsOf(news, name);
      if (isThere.current || news === 'added') useAnnouncementStore.getState().announce(text);
      else useBannerStore.getState().show({ level: 'error', text });
    },
  };
}
