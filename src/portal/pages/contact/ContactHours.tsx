import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { loadContactHours } from '../../content/loadContactHours.ts';
import { ContentText } from '../../shell/messages/ContentText.tsx';
import { LoadProblem } from '../../shell/messages/LoadProblem.tsx';
import { useServices } from '../../session/Services.ts';
import classes from './ContactWays.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The opening hours of the service, a text of the content service (CTC-005). Draws nothing when there is no such text. */
export function ContactHours() {
  const { t } = useTexts();
  const { brand, brandKey, hostname } = useServices();
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['content', 'contactHours'],
    queryFn: () => loadContactHours({ settings: brand.content, hostname, brand: brandKey }),
    staleTime: Infinity,
  });

  if (data === null) return null;
  return (
    <section className={classes.hours} aria-labelledby="contact-hours" aria-busy={isPending}>
      <h3 id="contact-hours">{t('contact:hours.title')}</h3>
      {isPending && (
        <>
          <span className="visuallyHidden">{t('contact:hours.loading')}</span>
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} height={44} />
          ))}
        </>
      )}
      {isError && (
        <LoadProblem what={t('contact:hours.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <ContentText document={data} />}
    </section>
  );
}
