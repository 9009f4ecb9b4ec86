import { useEffect, useRef } from 'react';
import { describeFile, type FileEvent } from '../../wizard/controls/upload/describeFile.ts';
import { useAnnouncementStore } from '../../ui/messages/announcementStore.ts';
import { useBannerStore } from '../session/stores/bannerStore.ts';
import { claimFileLimits } from '../session/hooks/useClaimFiles.ts';
import { useTexts } from '../../ui/texts/useTexts.ts';

export type DescribeFile = (news: FileEvent, name: string) => string;

/** Announces events of files: to screen readers, or in the banner of the current page when the page of the file was left. */
export function useFileNews() {
  const { t } = useTexts();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const describe: DescribeFile = (news, name) =>
    describeFile((key, params) => t(`controls:${key}`, params), news, name, claimFileLimits);
  return {
    describe,
    tell: (news: FileEvent, name: string): void => {
      const text = describe(news, name);
      if (isThere.current || news === 'added') useAnnouncementStore.getState().announce(text);
      else useBannerStore.getState().show({ level: 'error', text });
    },
  };
}
