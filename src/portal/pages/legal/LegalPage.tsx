import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import type { LegalContent } from '../../pageTable/Page.ts';
import { LegalText } from './LegalText.tsx';

/** A legal page: a text of the content service, for this brand. */
export function LegalPage({ content }: { readonly content: LegalContent }) {
  return (
    <>
      <PageHeading />
      <LegalText name={content.text} />
    </>
  );
}
