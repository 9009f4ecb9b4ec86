import { useTranslation } from 'react-i18next';
import type { TextContent } from '../../pageTable/Page.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';

/** A legal page. Its text is supplied by the insurer; until then it says how to get an answer. */
export function LegalPage({ content }: { readonly content: TextContent }) {
  const { t } = useTranslation();

  return (
    <>
      <PageHeading />
      <p>{t(content.text)}</p>
    </>
  );
}
