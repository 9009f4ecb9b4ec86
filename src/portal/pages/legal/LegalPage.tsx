import { useTranslation } from 'react-i18next';
import type { TextContent } from '../../pageTable/Page.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';

/** A page whose text others supply: says so, and how to get an answer until then. */
export function LegalPage({ content }: { readonly content: TextContent }) {
  const { t } = useTranslation();

  return (
    <>
      <PageHeading />
      <p>{t(content.text)}</p>
    </>
  );
}
