import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { asRecord } from '../../../plain/isRecord.ts';
import { FormPage } from '../../forms/FormPage.tsx';
import { useSelectedContract } from '../../session/hooks/useContracts.ts';
import { useWizardPorts } from '../../session/hooks/useWizardPorts.ts';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import { PageSuspense } from '../../../ui/loading/PageSuspense.tsx';
import classes from './ContactPage.module.css';
import { readContactRequest, buildRequestSearch } from './contactRequests.ts';
import { ContactWays } from './ContactWays.tsx';
import { RequestChoice } from './RequestChoice.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/**
 * The contact data of the customer service, and four requests to send (CTC-001, CTC-003). The address names the open request, so that it
 * survives a reload (which signs in again and loses the state) and the way back.
 */
export function ContactPage() {
  const { t } = useTexts();
  const location = useLocation();
  const navigate = useNavigate();
  const ports = useWizardPorts(useSelectedContract());
  const chosen = readContactRequest(location);
  const page = useRef<HTMLDivElement>(null);
  useHeadingAfter(page, chosen !== null);
  const { search } = location;
  useEffect(() => {
    if (chosen === null || search === buildRequestSearch(chosen)) return;
    void navigate({ search: buildRequestSearch(chosen) }, { replace: true });
  }, [chosen, search, navigate]);

  return (
    <div ref={page} className={classes.page}>
      <PageHeading namesTab={chosen === null}>
        <p>{t('contact:intro')}</p>
      </PageHeading>
      <div className={classes.columns}>
        <ContactWays />
        <div className={classes.requests}>
          <RequestChoice chosen={chosen} />
          {chosen !== null && (
            <div className={classes.form}>
              <PageSuspense key={chosen.id}>
                <FormPage id={chosen.form} ports={ports} section />
                {asRecord(location.state)['isPressed'] === true && <HeadingFocus within={page} />}
              </PageSuspense>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** Focuses the heading of the form that a press has opened, as soon as it is drawn, and brings it into sight. */
function HeadingFocus({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    const heading = within.current?.querySelector<HTMLElement>('section[aria-labelledby] > h2');
    heading?.scrollIntoView({ behavior: 'instant', block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [within]);
  return null;
}

/** Scrolls to the top, where the message stands, and focuses the heading when a sent request closes. */
function useHeadingAfter(page: RefObject<HTMLDivElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      page.current?.querySelector('h1')?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [page, isOpen]);
}
