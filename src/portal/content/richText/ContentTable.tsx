import type { ReactNode } from 'react';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import classes from './ContentTable.module.css';

/** A table of the content service, which scrolls on its own where the page is narrower. */
export function ContentTable({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  return (
    // The keyboard scrolls what has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes['frame']} aria-label={t('shell:content.table')} tabIndex={0}>
      <table>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
