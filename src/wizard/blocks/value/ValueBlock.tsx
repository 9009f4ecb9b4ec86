import { Input } from '@mantine/core';
import frame from '../../elements/Field.module.css';
import { useWizard } from '../../context/useWizard.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { useBlockValues } from '../../elements/useBlockValues.ts';

/** Shows what is known (`of`), like a question that nobody can change here. */
export function ValueBlock({ state, texts }: BlockProps) {
  const { texts: formTexts } = useWizard();
  const { of } = useBlockValues(state);
  const hintId = texts.hint === '' ? undefined : `${state.name}-hint`;
  return (
    <div className={frame.field}>
      <label htmlFor={state.name} className={frame.label}>
        {texts.label}
      </label>
      {hintId !== undefined && (
        <p id={hintId} className={frame.hint}>
          {texts.hint}
        </p>
      )}
      <Input
        id={state.name}
        value={typeof of === 'string' && of !== '' ? of : formTexts.get(['wizard:summary.none'])}
        readOnly
        aria-describedby={hintId}
      />
    </div>
  );
}
