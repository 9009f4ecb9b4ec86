import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useServices } from '../../session/Services.ts';
import { Note } from '../../../ui/boxes/Note.tsx';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import { formatPhoneLink } from '../../../ui/texts/formatPhoneLink.ts';
import { useNumberMention } from '../../../ui/texts/useNumberMention.ts';
import classes from './RefusedContract.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The notice in place of a page that the chosen contract does not have, with the reason and an alternative. */
export function RefusedContract({ flag }: { readonly flag: string }) {
  const { t } = useTexts();
  const { phone } = useServices().brand.contact;
  useNumberMention(phone, 'card');

  return (
    <>
      <PageHeading title={t('contract:refused.title')} />
      <Note
        tone="info"
        title={t(`selection:excluded.${flag}`)}
        icon={<IconInfoCircle size={24} stroke={1.75} />}
      >
        <p>{t('contract:refused.text')}</p>
      </Note>
      <div className={classes.actions}>
        <Button component={Link} to="/contract">
          {t('contract:refused.overview')}
        </Button>
        {phone !== '' && (
          <Button component="a" href={formatPhoneLink(phone)} variant="default">
            {t('shell:call', { phone })}
          </Button>
        )}
      </div>
    </>
  );
}
