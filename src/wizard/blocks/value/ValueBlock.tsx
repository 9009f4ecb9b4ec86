import { Input } from '@mantine/core';
import { evaluateValue } from '../../../engine/index.ts';
import frame from '../../elements/Field.module.css';
import { useDraft, useWizard } from '../../context/useWizard.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';

/** Shows what is known (`of`), like a question that nobody can change here. */
export function ValueBlock({ state, texts }: BlockProps) {
  const { texts: formTexts } = useWizard();
  const { of } = state.block.values;
  const value = useDraft(({ walk }) => {
    const read = of === undefined ? null : evaluateValue(walk, of);
    return typeof read === 'string' || typeof read === 'number' ? String(read) : '';
  });
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
        value={value || formTexts.get(['wizard:summary.none'])}
        readOnly
        aria-describedby={hintId}
      />
    </div>
  );
}
