import { useEffect, useId, useRef } from 'react';
import classes from './Edit.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly rows?: number;
  /** A name of the files: one line, without spelling. */
  readonly isName?: boolean;
  /** It takes the focus when its form opens. */
  readonly isFirst?: boolean;
  readonly onChange: (value: string) => void;
}

/** One text of a form, with what it is for. */
export function TextField({ label, value, note, rows = 1, isName, isFirst, onChange }: TextFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  const shared = { id, value, 'aria-describedby': note === undefined ? undefined : `${id}-note` } as const;
  return (
    <div className={classes['field']}>
      <label htmlFor={id}>{label}</label>
      {isName ? (
        <input
          {...shared}
          ref={field}
          autoComplete="off"
          spellCheck={false}
          className={classes['code']}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <textarea {...shared} ref={field} rows={rows} onChange={({ target }) => onChange(target.value)} />
      )}
      {note !== undefined && (
        <p id={`${id}-note`} className={classes['note']}>
          {note}
        </p>
      )}
    </div>
  );
}
