import { Button } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { loadDeactivatedNotice } from '../content/loadDeactivatedNotice.ts';
import { ContentText } from '../shell/messages/ContentText.tsx';
import { useServices } from '../session/Services.ts';
import { FullPage } from '../shell/layout/FullPage.tsx';
import { SectionBoundary } from '../../ui/loading/SectionBoundary.tsx';
import { useTexts } from '../../ui/texts/useTexts.ts';

/** The notice that the portal is closed (SHELL-002 to -004). Title and text come from the content service, with a fallback. */
export function DeactivatedNotice() {
  const { t } = useTexts();
  const { brand, brandKey, hostname, signOut } = useServices();
  const { data: notice } = useQuery({
    queryKey: ['content', 'deactivatedNotice'],
    queryFn: () => loadDeactivatedNotice({ settings: brand.content, hostname, brand: brandKey }),
  });

  return (
    <FullPage
      title={notice?.title ?? t('shell:deactivated.title')}
      icon={<IconTool size={24} stroke={1.75} />}
      action={<Button onClick={signOut}>{t('shell:profile.signOut')}</Button>}
    >
      {notice?.text ? (
        <SectionBoundary instead={<p>{t('shell:deactivated.text')}</p>}>
          <ContentText document={notice.text} />
        </SectionBoundary>
      ) : (
        <p>{t('shell:deactivated.text')}</p>
      )}
    </FullPage>
  );
}
