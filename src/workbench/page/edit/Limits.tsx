import { useState } from 'react';
import type { LimitName } from '../../model/questions/QuestionEdit.ts';
import type { WrittenQuestion } from '../../model/questions/QuestionTexts.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { EditResult } from './EditResult.tsx';
import { TextField } from './TextField.tsx';
import { useEdit } from './useEdit.ts';
import classes from './Edit.module.css';

interface LimitsProps {
  readonly opened: FormAnswer;
  readonly path: string;
}

/** The limits of a typed answer, and examples of it. They are written when a field is left. */
export function Limits({ opened, path }: LimitsProps) {
  const written = opened.written[path];
  const limits = written ? listLimits(written) : [];
  if (written === undefined || limits.length === 0) return null;
  const { schema } = written;
  return (
    <section className={classes['block']} aria-labelledby="limits">
      <h2 id="limits" className={classes['title']}>
        {say('limits')}
      </h2>
      <div className={classes['limits']}>
        {limits.map((limit) => (
          <LimitField
            key={`${path} ${limit} ${String(schema[limit])}`}
            form={opened.form.id}
            path={path}
            limit={limit}
            was={typeof schema[limit] === 'number' ? schema[limit] : null}
          />
        ))}
      </div>
      {schema['type'] === 'string' && (
        <Examples
          key={`${path} ${String(schema['examples'])}`}
          form={opened.form.id}
          path={path}
          schema={schema}
        />
      )}
    </section>
  );
}

/** A choice and a day have their limits elsewhere. */
function listLimits({ schema: { type, enum: options, format } }: WrittenQuestion): readonly LimitName[] {
  if (type === 'array') return ['minItems', 'maxItems'];
  if (type === 'number' || type === 'integer') return ['minimum', 'maximum'];
  return type === 'string' && options === undefined && format === undefined ? ['minLength', 'maxLength'] : [];
}

interface LimitFieldProps {
  readonly form: string;
  readonly path: string;
  readonly limit: LimitName;
  readonly was: number | null;
}

function LimitField({ form, path, limit, was }: LimitFieldProps) {
  const [typed, setTyped] = useState(String(was ?? ''));
  const edit = useEdit();
  const save = () => {
    const to = typed.trim() === '' ? null : Number(typed);
    if (to !== was && !Number.isNaN(to)) void edit.save({ kind: 'limit', form, path, limit, was, to });
  };
  return (
    <form
      className={classes['field']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label>
        <span>{say(`limit.${limit}`)}</span>
        <input type="number" value={typed} onChange={({ target }) => setTyped(target.value)} onBlur={save} />
      </label>
      <EditResult edit={edit} />
    </form>
  );
}

interface ExamplesProps {
  readonly form: string;
  readonly path: string;
  readonly schema: WrittenQuestion['schema'];
}

function Examples({ form, path, schema: { examples } }: ExamplesProps) {
  const was = Array.isArray(examples) ? examples.map(String) : [];
  const [typed, setTyped] = useState(was.join('\n'));
  const edit = useEdit();
  const save = () => {
    const to = typed.split('\n').filter((line) => line.trim() !== '');
    if (to.join('\n') !== was.join('\n')) void edit.save({ kind: 'examples', form, path, was, to });
  };
  return (
    <div onBlur={save}>
      <TextField label={say('examples')} note={say('examples.note')} value={typed} onChange={setTyped} />
      <EditResult edit={edit} />
    </div>
  );
}
