import { use, useEffect, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { runCalls } from '../../calls/runCalls.ts';
import { AskContext } from '../../page/AskContext.ts';
import { useOutcomeWorld } from '../../page/useOutcomeWorld.ts';
import { useWizard } from '../../useWizard.ts';
import type { BlockProps } from '../BlockProps.ts';
import classes from './ButtonBlock.module.css';

/** Makes the calls of its `press`, one run at a time; while they run it says so and keeps the focus. */
export function ButtonBlock({ state, texts: own }: BlockProps) {
  const { draft, texts, ports } = useWizard();
  const makeWorld = useOutcomeWorld(use(AskContext));
  const [busy, setBusy] = useState(false);
  const running = useRef(new AbortController());
  useEffect(() => {
    const leaving = new AbortController();
    running.current = leaving;
    return () => leaving.abort();
  }, []);

  async function press(): Promise<void> {
    const { signal } = running.current;
    setBusy(true);
    try {
      const send = (request: Parameters<ReturnType<typeof ports>['send']>[0]) => ports().send(request);
      await runCalls({ press: state.block.path }, { draft, send, signal, world: makeWorld() });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={classes.button}>
      <Button
        type="button"
        variant="outline"
        size="lg"
        aria-busy={busy || undefined}
        {...(busy ? { 'aria-disabled': true, 'data-disabled': true } : {})}
        onClick={() => {
          if (!busy) void press();
        }}
      >
        {busy ? own.text('busy') || texts.get(['wizard:busy.sending']) : own.label}
      </Button>
    </div>
  );
}
