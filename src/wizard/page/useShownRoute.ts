import { useEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { asRecord } from '../../plain/isRecord.ts';
import { useWizard } from '../context/useWizard.ts';

interface Shown {
  /** The values for the end page at this address; null elsewhere. */
  readonly carried: Readonly<Record<string, unknown>> | null;
  /** The end page that takes the place of this address; null for none. */
  readonly end: string | null;
}

/**
 * Tells the journey which address is shown. While another page loads, the address of this page does not count; if the navigation fails, it
 * counts again. A link with `send` in its state sends the form, once.
 */
export function useShownRoute({ carried, end }: Shown): void {
  const { draft } = useWizard();
  const { pathname, search, key, state } = useLocation();
  const isMoving = useNavigation().state === 'loading';
  const isNew = useNavigationType() !== 'POP';
  const route = pathname + search;
  const sending = isNew && asRecord(state)['send'] === true ? key : null;
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (isMoving || end !== null) return;
    draft.dispatch({ kind: 'routeShown', route, carried });
    if (sent.current === sending) return;
    sent.current = sending;
    if (sending !== null) draft.dispatch({ kind: 'continued' });
  }, [draft, route, carried, isMoving, end, sending]);
}
