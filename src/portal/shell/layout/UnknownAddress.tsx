import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageLoading } from '../../../ui/loading/PageLoading.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import { useBannerStore } from '../../session/stores/bannerStore.ts';

/**
 * Leads from an unknown address to the start page (SHELL-031), where a message says so. The message does not repeat the address, because
 * the author of a link would choose its words.
 */
export function UnknownAddress() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const show = useBannerStore((store) => store.show);
  useEffect(() => {
    void navigate('/', { replace: true });
    show({ level: 'warn', text: t('shell:unknownAddress') });
  }, [navigate, show, t]);
  return <PageLoading />;
}
