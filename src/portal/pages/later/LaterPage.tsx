import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TextContent } from '../../pageTable/Page.ts';
import { useServices } from '../../session/Services.ts';
import { Card } from '../../shell/Card.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { telephoneLink } from '../../shell/telephoneLink.ts';

/** Stands for a page that is not built yet: says what it will be for, and how to get that done today. */
export function LaterPage({ content }: { readonly content: TextContent }) {
  const { t } = useTranslation();
  const { phone } = useServices().brand.contact;

  return (
    <>
      <PageHeading>
        <p>{t(content.text)}</p>
      </PageHeading>
      <Card
        title={t('shell:later.meanwhile.title')}
        icon={<IconPhone size={22} stroke={1.75} />}
        action={
          <>
            {phone !== '' && (
              <Button component="a" href={telephoneLink(phone)}>
                {t('shell:later.call', { phone })}
              </Button>
            )}
            <Button component={Link} to="/" variant="default">
              {t('shell:error.back')}
            </Button>
          </>
        }
      >
        <p>{t('shell:later.meanwhile.text')}</p>
      </Card>
    </>
  );
}
