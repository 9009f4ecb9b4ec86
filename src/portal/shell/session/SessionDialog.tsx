import { Button } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import box from '../../../ui/dialogs/ModalBox.module.css';
import { formatTime, toBerlinTime } from '../../../calendar/index.ts';
import { useAnnouncementStore } from '../../../ui/messages/announcementStore.ts';
import { useFocusReturn } from '../../../ui/focus/useFocusReturn.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionEndStore } from '../../session/stores/sessionEndStore.ts';
import classes from './SessionDialog.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Seconds before the end at which screen readers announce it again. */
const soon = 30;

interface SessionDialogProps {
  /** Milliseconds of the device's clock. */
  readonly end: number;
  /** Closes the dialog of a session that cannot be extended, so that the customer can use its remaining time. */
  readonly onClose: () => void;
}

/** Asks to extend the session. Escape and Enter extend it. */
export function SessionDialog({ end, onClose }: SessionDialogProps) {
  const { t } = useTexts();
  const { auth, signOut, now } = useServices();
  const announce = useAnnouncementStore((store) => store.announce);
  const [state, setState] = useState<'asked' | 'sending' | 'failed' | 'last'>('asked');
  const dialog = useModal();
  const left = useSecondsLeft(end);

  async function stay(): Promise<void> {
    if (state === 'sending') return;
    if (state === 'last') return onClose();
    setState('sending');
    const { kind } = await auth.renew();
    if (kind === 'refused') await auth.toLogin();
    else if (kind === 'unreachable') setState('failed');
    else {
      const { span } = useSessionEndStore.getState();
      // The end did not move, because the session has reached its longest time.
      if (span?.end === end) setState('last');
      else if (span !== null) announce(t('session:stayed', { time: formatClock(span.end, now) }));
    }
  }

  return (
    <dialog
      ref={dialog}
      className={`${box['box']} ${box['question']}`}
      aria-labelledby="session-title"
      aria-describedby="session-text"
      onCancel={(event) => {
        event.preventDefault();
        void stay();
      }}
      onClose={(event) => {
        // A second Escape closes the dialog without the cancel event.
        event.currentTarget.showModal();
        void stay();
      }}
    >
      <h2 id="session-title">{t('session:title')}</h2>
      <p id="session-text">{t('session:text', { time: formatClock(end, now) })}</p>
      <p role="timer" className={classes.left}>
        {t('session:left', { left: formatMinutes(left) })}
      </p>
      <output className="visuallyHidden">{left <= soon && t('session:soon', { seconds: soon })}</output>
      <p role="alert" className={classes.failed}>
        {(state === 'failed' || state === 'last') && t(`session:${state}`)}
      </p>
      <div className={box['choices']}>
        <Button size="lg" data-autofocus aria-busy={state === 'sending'} onClick={() => void stay()}>
          {t(state === 'last' ? 'session:understood' : 'session:stay')}
        </Button>
        <Button size="lg" variant="default" onClick={signOut}>
          {t('session:signOut')}
        </Button>
      </div>
    </dialog>
  );
}

/** Opens the dialog while it is drawn, and returns the focus afterwards. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusReturn();
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return dialog;
}

function useSecondsLeft(end: number): number {
  const [left, setLeft] = useState(() => countSecondsUntil(end));
  useEffect(() => {
    const timer = setInterval(() => setLeft(countSecondsUntil(end)), 1000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

function countSecondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

/** Formats seconds as `1:47`. */
function formatMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${padTwoDigits(seconds % 60)}`;
}

/** Writes the time of day of a moment of the device's clock, which may be wrong. `now` returns the server's time. */
function formatClock(moment: number, now: () => Date): string {
  return formatTime(toBerlinTime(new Date(now().getTime() + moment - Date.now())).minute);
}

const padTwoDigits = (value: number): string => String(value).padStart(2, '0');
