import { Button, Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { canTryAgain } from '../../../../plain/RequestFailure.ts';
import { loadClaimForms } from '../../../content/loadClaimForms.ts';
import { useServices } from '../../../session/Services.ts';
import classes from './ClaimForms.module.css';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

/** Claim forms of the content service, each with its size (CLI-016). None, one or many (CLI-021). */
export function ClaimForms({ hasKps }: { readonly hasKps: boolean }) {
  const { t } = useTexts();
  const { brand, brandKey, hostname } = useServices();
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['content', 'claimForms', hasKps],
    queryFn: () => loadClaimForms({ settings: brand.content, hostname, brand: brandKey }, hasKps),
    staleTime: Infinity,
  });

  return (
    <section aria-labelledby="claim-forms" aria-busy={isPending}>
      <h2 id="claim-forms" className={classes.title}>
        {t('claims:info.forms.title')}
      </h2>
      {isPending && (
        <div className={classes.list}>
          <span className="visuallyHidden">{t('claims:info.forms.loading')}</span>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      )}
      {isError && (
        <div className={classes.failed}>
          <output>{t('claims:info.forms.failed')}</output>
          {canTryAgain(error) && (
            <Button variant="default" onClick={() => void refetch()}>
              {t('claims:info.forms.retry')}
            </Button>
          )}
        </div>
      )}
      {data?.length === 0 && <p>{t('claims:info.forms.empty')}</p>}
      <ul className={classes.list}>
        {data?.map(({ title, address, fileName, size }) => (
          <li key={address}>
            <a className={classes.link} href={address} download={fileName}>
              <IconDownload size={20} stroke={1.75} aria-hidden="true" />
              <span>{t('claims:info.forms.download', { title, size })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
