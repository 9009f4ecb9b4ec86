import { Button } from '@mantine/core';
import { useDraft, useWizard } from '../../context/useWizard.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import classes from './ButtonBlock.module.css';

/** Makes the calls of its `press`; while they run it says so and keeps the focus. */
export function ButtonBlock({ state, texts: own }: BlockProps) {
  const { draft, texts } = useWizard();
  const { path } = state.block;
  const busy = useDraft(
    ({ foreground }) => foreground?.cause.kind === 'press' && foreground.cause.block === path,
  );
  return (
    <div className={classes.button}>
      <Button
        type="button"
        variant="outline"
        size="lg"
        aria-busy={busy || undefined}
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
