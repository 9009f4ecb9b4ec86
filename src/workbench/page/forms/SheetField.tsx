import { useId } from 'react';
import edits from '../edit/Edit.module.css';
import { say } from '../say.ts';
import { usualKinds } from './sheetWords.ts';

interface SheetFieldProps {
  readonly sheet: string;
  readonly onChange: (sheet: string) => void;
}

/** The field for the lines of a sheet. */
export function SheetField({ sheet, onChange }: SheetFieldProps) {
  const id = useId();
  return (
    <div className={edits['field']}>
      <label htmlFor={id}>{say('newForm.sheet')}</label>
      <textarea
        id={id}
        rows={5}
        value={sheet}
        placeholder={say('newForm.sheet.example')}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-note`} className={edits['note']}>
        {say('newForm.sheet.note', { kinds: usualKinds })}
      </p>
    </div>
  );
}
