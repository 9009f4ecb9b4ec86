import type { Calculation } from '../../model/values/Calculation.ts';
import { say } from '../say.ts';

interface ConstantFieldProps {
  readonly kind: 'number' | 'text' | 'money';
  readonly value: string | number | null;
  readonly onChange: (part: Calculation) => void;
}

/** A number, a text or an amount that is typed. An amount has a comma in the field and a point in the file. */
export function ConstantField({ kind, value, onChange }: ConstantFieldProps) {
  const shown = kind === 'money' ? String(value ?? '').replace('.', ',') : String(value ?? '');
  return (
    <input
      aria-label={say(`value.constant.${kind}`)}
      type={kind === 'number' ? 'number' : 'text'}
      step="any"
      inputMode={kind === 'money' ? 'decimal' : undefined}
      value={shown}
      onChange={({ target }) => onChange({ kind, value: readTyped(kind, target.value) })}
    />
  );
}

function readTyped(kind: ConstantFieldProps['kind'], typed: string): string | number | null {
  if (typed === '') return null;
  if (kind === 'number') return Number(typed);
  return kind === 'money' ? typed.replace(',', '.') : typed;
}
