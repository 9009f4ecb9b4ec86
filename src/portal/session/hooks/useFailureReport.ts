import { useTexts } from '../../../ui/texts/useTexts.ts';
import { useBannerStore } from '../stores/bannerStore.ts';
import { useFailureWords } from './useFailureWords.ts';

/** Returns the function that shows a failed action at the top of the page, with a button that does it again where that can help. */
export function useFailureReport(): (what: string, error: unknown, again: () => void) => void {
  const { t } = useTexts();
  const say = useFailureWords();
  return (what, error, again) => {
    const { text, canRetry } = say(what, error);
    const retry = canRetry ? { label: t('shell:load.retry'), press: again } : undefined;
    useBannerStore.getState().show({ level: 'error', text, ...(retry && { retry }) });
  };
}
