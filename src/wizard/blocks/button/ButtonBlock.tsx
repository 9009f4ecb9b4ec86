import { Button } from '@mantine/core';
import { findShownError } from '../../../engine/index.ts';
import { useDraft, useDraftAt, useWizard } from '../../context/useWizard.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { ErrorLine } from '../../../ui/messages/ErrorLine.tsx';
import classes from './ButtonBlock.module.css';

/**
 * Sends the calls of its `press`. The button shows that they run and keeps the focus meanwhile. A check that requires a press shows its
 * error here.
 */
export function ButtonBlock({ state, texts: own }: BlockProps) {
  const { draft, texts } = useWizard();
  const { path } = state.block;
  const busy = useDraft(
    ({ foreground }) => foreground?.cause.kind === 'press' && foreground.cause.block === path,
  );
  const error = useDraftAt(state.block.index, (journey) => findShownError(journey, state.key));
  const errorId = `${state.name}-error`;
  return (
    <div className={classes.button} data-field={state.name}>
      {error !== null && <ErrorLine id={errorId}>{texts.error(path, null, error)}</ErrorLine>}
      <Button
        type="button"
        variant="outline"
        size="lg"
        aria-busy={busy || undefined}
        aria-describedby={error === null ? undefined : errorId}
        {...(busy ? { 'aria-disabled': true, 'data-disabled': true } : {})}
        onClick={() => {
          draft.dispatch({ kind: 'pressed', block: path });
        }}
      >
        {busy ? own.text('busy') || texts.get(['wizard:busy.sending']) : own.label}
      </Button>
    </div>
  );
}
