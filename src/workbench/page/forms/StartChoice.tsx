import edits from '../edit/Edit.module.css';
import { say } from '../say.ts';

interface StartChoiceProps {
  readonly start: 'example' | 'sheet';
  readonly onChange: (start: 'example' | 'sheet') => void;
}

/** The choice of what a new form begins with. */
export function StartChoice({ start, onChange }: StartChoiceProps) {
  return (
    <fieldset className={edits['starts']}>
      <legend>{say('newForm.start')}</legend>
      {(['sheet', 'example'] as const).map((one) => (
        <label key={one} className={edits['check']}>
          <input type="radio" name="start" checked={one === start} onChange={() => onChange(one)} />
          <span>{say(`newForm.start.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
