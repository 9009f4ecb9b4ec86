import { type ComponentProps, Suspense, use, useEffect, useState } from 'react';
import { loadTexts } from '../../session/loadTexts.ts';
import { useServices } from '../../session/Services.ts';
import { type SessionSpan, useSessionEndStore } from '../../session/stores/sessionEndStore.ts';
import { SessionDialog } from './SessionDialog.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Milliseconds before the end at which the dialog asks to extend the session. */
const warning = 2 * 60_000;
/** Milliseconds after the end, so that the provider does not extend a session that is just ending. */
const grace = 2000;
/** A renewal that failed is tried again after this many milliseconds. */
const pause = 10_000;

/** Watches the end of the session, if the provider tells it: use extends the session, a dialog announces its end, and the login follows. */
export function SessionWatch() {
  const { i18n } = useTexts();
  const { brand } = useServices();
  const [texts] = useState(() => loadTexts(i18n, brand.id, ['session']));
  const span = useSessionEndStore((store) => store.span);
  useAllTabs();
  return span === null ? null : <SpanWatch key={span.end} span={span} texts={texts} />;
}

interface SpanWatchProps {
  readonly span: SessionSpan;
  /** Resolves when the texts of the dialog have loaded. */
  readonly texts: Promise<void>;
}

function SpanWatch({ span, texts }: SpanWatchProps) {
  const phase = usePhase(span.end);
  useSessionExtension(span, phase === 'quiet');
  useLogin(phase === 'over');
  const [isClosed, setIsClosed] = useState(false);
  if (phase !== 'ending' || isClosed) return null;
  return (
    <Suspense fallback={null}>
      <WordedDialog end={span.end} texts={texts} onClose={() => setIsClosed(true)} />
    </Suspense>
  );
}

type WordedDialogProps = ComponentProps<typeof SessionDialog> & Pick<SpanWatchProps, 'texts'>;

function WordedDialog({ texts, ...dialog }: WordedDialogProps) {
  use(texts);
  return <SessionDialog {...dialog} />;
}

type SessionPhase = 'quiet' | 'ending' | 'over';

function getSessionPhase(end: number, now: number): SessionPhase {
  if (now < end - warning) return 'quiet';
  return now < end + grace ? 'ending' : 'over';
}

function usePhase(end: number): SessionPhase {
  const [phase, setPhase] = useState(() => getSessionPhase(end, Date.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look(): void {
      clearTimeout(timer);
      const now = Date.now();
      const next = now < end - warning ? end - warning : end + grace;
      setPhase(getSessionPhase(end, now));
      if (now < next) timer = setTimeout(look, next - now);
    }
    look();
    // Timers stand still while a device sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end]);
  return phase;
}

/** Input by keyboard or pointer counts as use, even when no request is sent. After a quarter of its time a used session is extended. */
function useSessionExtension({ since, end }: SessionSpan, extendsByItself: boolean): void {
  const { auth } = useServices();
  useEffect(() => {
    let triedAt = 0;
    function used(): void {
      const now = Date.now();
      useSessionEndStore.setState({ usedAt: now });
      if (!extendsByItself || now - since < (end - since) / 4 || now - triedAt < pause) return;
      triedAt = now;
      void auth.renew().then(async ({ kind }) => {
        if (kind === 'refused') await auth.toLogin();
      });
    }
    const events = ['pointerdown', 'keydown'] as const;
    for (const name of events) addEventListener(name, used, { capture: true, passive: true });
    return () => {
      for (const name of events) removeEventListener(name, used, { capture: true });
    };
  }, [since, end, extendsByItself, auth]);
}

/** Leaves for the login when the tab is visible and online, because a sign-in in another tab may have extended the session by then. */
function useLogin(isOver: boolean): void {
  const { auth } = useServices();
  useEffect(() => {
    if (!isOver) return undefined;
    let hasLeft = false;
    function leave(): void {
      if (hasLeft || document.visibilityState === 'hidden' || !navigator.onLine) return;
      hasLeft = true;
      void auth.toLogin();
    }
    leave();
    document.addEventListener('visibilitychange', leave);
    addEventListener('online', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('online', leave);
    };
  }, [isOver, auth]);
}

/** The tabs of a browser share one session: an extension in one tab is known in all of them. */
function useAllTabs(): void {
  useEffect(() => {
    const tabs = new BroadcastChannel('sessionEnd');
    const heard = new Set<number>();
    function tell({ span }: { readonly span: SessionSpan | null }): void {
      if (span !== null && !heard.has(span.end)) tabs.postMessage(span.end);
    }
    tabs.addEventListener('message', ({ data }) => {
      const { span } = useSessionEndStore.getState();
      if (typeof data !== 'number' || span === null || data <= span.end) return;
      heard.add(data);
      useSessionEndStore.setState({ span: { since: Date.now(), end: data } });
    });
    tell(useSessionEndStore.getState());
    const stop = useSessionEndStore.subscribe((state, before) => {
      if (state.span !== before.span) tell(state);
    });
    return () => {
      stop();
      tabs.close();
    };
  }, []);
}
