import { Input } from '@mantine/core';
import { evaluateValue } from '../../engine/index.ts';
import frame from '../fields/FieldFrame.module.css';
import { useDraft } from '../useWizard.ts';
import type { BlockProps } from './BlockProps.ts';

/** Shows what is known (`of`), like a question that nobody can change here. */
export function ValueBlock({ state, texts }: BlockProps) {
  const of: unknown = state.block.control.params['of'];
  const value = useDraft(({ walk }) => {
    const read = evaluateValue(walk, { expression: String(of), reads: [], readsRow: false });
    return typeof read === 'string' || typeof read === 'number' ? String(read) : '';
  });
  return (
    <div className={frame.field}>
      <label htmlFor={state.name} className={frame.label}>
        {texts.label}
      </label>
      {texts.hint !== '' && (
        <p id={`${state.name}-hint`} className={frame.hint}>
          {texts.hint}
        </p>
      )}
      <Input
        id={state.name}
        value={value}
        readOnly
        aria-describedby={texts.hint === '' ? undefined : `${state.name}-hint`}
      />
    </div>
  );
}
