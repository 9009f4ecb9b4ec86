import { type LegalTextName, loadLegalText } from '../../../content/index.ts';
import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { useQuery } from '@tanstack/react-query';
import { ContentText } from '../../shell/messages/ContentText.tsx';
import { TextWithNumbers } from '../../shell/messages/TextWithNumbers.tsx';
import { useServices } from '../../session/Services.ts';
import { useContentSource } from '../../session/hooks/useContentSource.ts';
import { LoadProblem } from '../../shell/messages/LoadProblem.tsx';
import { SectionBoundary } from '../../../ui/loading/SectionBoundary.tsx';
import { usePendingLayout } from '../../../ui/loading/usePendingLayout.ts';
import classes from './LegalText.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** A legal text. When it is missing or cannot be loaded, a short one is built in. */
export function LegalText({ name }: { readonly name: LegalTextName }) {
  const { t } = useTexts();
  const source = useContentSource();
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['content', 'legal', name],
    queryFn: () => loadLegalText(source, name),
    staleTime: Infinity,
  });
  usePendingLayout(isPending);

  return (
    <div className={classes.text} aria-busy={isPending}>
      {isPending && (
        <>
          <span className="visuallyHidden">{t('shell:legal.loading')}</span>
          <Skeleton height={240} />
        </>
      )}
      {isError && <LoadProblem what={t('shell:legal.failed')} error={error} onRetry={() => void refetch()} />}
      {data === null && <p>{t('shell:legal.missing')}</p>}
      {(isError || data === null) && <BuiltInText name={name} />}
      {data && (
        <SectionBoundary>
          <ContentText document={data} below={1} />
        </SectionBoundary>
      )}
    </div>
  );
}

function BuiltInText({ name }: { readonly name: LegalTextName }) {
  const { t } = useTexts();
  const { brand } = useServices();
  const { phone, email } = brand.contact;
  const { insurer, broker } = brand.footer;
  const values = { brand: brand.name, insurer, broker, phone, email };
  return (
    <section aria-labelledby="built-in">
      <h2 id="built-in">{t('shell:legal.builtIn')}</h2>
      <p>
        <TextWithNumbers text={t(`shell:legal.builtIn.${name}`, values)} />
      </p>
    </section>
  );
}
