import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../shell/PageHeading.tsx';

interface LegalPageProps {
  readonly page: 'privacy' | 'imprint' | 'cookies' | 'termsOfUse';
}

/** A page whose text others supply: says so, and how to get an answer until then. */
export function LegalPage({ page }: LegalPageProps) {
  const { t } = useTranslation();

  return (
    <>
      <PageHeading title={t(`shell:legal.${page}.title`)} />
      <p>{t(`shell:legal.${page}.text`)}</p>
    </>
  );
}
