import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { FullPage } from '../shell/layout/FullPage.tsx';
import { useTexts } from '../../ui/texts/useTexts.ts';

/** The contracts belong to another brand's portal (SHELL-010 to -012). */
export function WrongBrandNotice({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();

  return (
    <FullPage
      title={t('shell:wrongBrand.title')}
      icon={<IconArrowsExchange size={24} stroke={1.75} />}
      action={<Button onClick={onClose}>{t('shell:wrongBrand.close')}</Button>}
    >
      <p>{t('shell:wrongBrand.text1')}</p>
      <p>{t('shell:wrongBrand.text2')}</p>
    </FullPage>
  );
}
