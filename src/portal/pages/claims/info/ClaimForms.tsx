import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { loadClaimForms } from '../../../content/loadClaimForms.ts';
import { LostEntries } from '../../../shell/messages/LostEntries.tsx';
import { useServices } from '../../../session/Services.ts';
import { LoadProblem } from '../../../shell/messages/LoadProblem.tsx';
import classes from './ClaimForms.module.css';
import { AddressLink } from '../../../../ui/buttons/AddressLink.tsx';
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
        <LoadProblem what={t('claims:info.forms.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.entries.length === 0 && data.lost === 0 && <p>{t('claims:info.forms.empty')}</p>}
      <ul className={classes.list}>
        {data?.entries.map(({ title, address, fileName, size }) => (
          <li key={title + address}>
            <AddressLink className={classes.link} address={address} fileName={fileName}>
              <IconDownload size={20} stroke={1.75} aria-hidden="true" />
              <span>
                {size === null
                  ? t('claims:info.forms.download.noSize', { title })
                  : t('claims:info.forms.download', { title, size })}
              </span>
            </AddressLink>
          </li>
        ))}
      </ul>
      <LostEntries of="claimForms" count={data?.lost ?? 0} />
    </section>
  );
}
