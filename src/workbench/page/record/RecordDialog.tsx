import { useEffect, useRef, useState } from 'react';
import type { RecordedWalk } from '../../../analysis/index.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { useWorkbench } from '../useWorkbench.ts';
import { chooseUsually } from './chooseUsually.ts';
import classes from '../dialog/Dialog.module.css';
import { Dialog } from '../dialog/Dialog.tsx';
import { DialogFoot } from '../dialog/DialogFoot.tsx';
import { RecordedWay } from './RecordedWay.tsx';
import { SightChoices } from './SightChoices.tsx';
import { useSaving } from './useSaving.ts';

const { setState } = useWorkbench;

/** Keeps the answers of the preview as a flow test: its name, and what every later run checks. */
export function RecordDialog({ opened }: { readonly opened: FormAnswer }) {
  const recorded = useWorkbench((state) => state.recorded);
  return (
    <Dialog title={say('record')} isOpen={recorded !== null} onClose={close}>
      {recorded === 'working' || recorded === 'nothing' ? (
        <output className={classes['wait']}>{say(`record.${recorded}`)}</output>
      ) : (
        recorded !== null && <Recording key={opened.form.id} recorded={recorded} opened={opened} />
      )}
    </Dialog>
  );
}

function close(): void {
  setState({ recorded: null });
}

function Recording({ recorded, opened }: { readonly recorded: RecordedWalk; readonly opened: FormAnswer }) {
  const [name, setName] = useState('');
  const [proves, setProves] = useState('');
  const [chosen, setChosen] = useState(() => chooseUsually(recorded.sights));
  const [phase, save] = useSaving(recorded);
  const field = useRef<HTMLInputElement>(null);
  const isNameless = phase.kind === 'nameless';
  useEffect(() => {
    if (isNameless || phase.says === '') field.current?.focus();
  }, [phase, isNameless]);
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void save({ name, proves, chosen });
      }}
    >
      <div className={classes['body']}>
        {recorded.problem !== null && (
          <p role="alert" className={classes['problem']}>
            {say('record.problem', { why: recorded.problem })}
          </p>
        )}
        <Field name="record.name" value={name} onChange={setName} field={field} isInvalid={isNameless} />
        <RecordedWay recorded={recorded} opened={opened} />
        {recorded.sights !== null && (
          <SightChoices sights={recorded.sights} opened={opened} chosen={chosen} onChoose={setChosen} />
        )}
        <Field name="record.proves" value={proves} onChange={setProves} />
      </div>
      <DialogFoot
        state={phase.kind}
        says={phase.says}
        isDone={phase.kind === 'saved'}
        canSave={recorded.problem === null && phase.kind !== 'saving'}
        action={say('record.save')}
        onClose={close}
      />
    </form>
  );
}

interface FieldProps {
  readonly name: 'record.name' | 'record.proves';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly field?: React.RefObject<HTMLInputElement | null>;
  readonly isInvalid?: boolean;
}

function Field({ name, value, onChange, field, isInvalid = false }: FieldProps) {
  return (
    <label className={classes['field']}>
      <span>{say(name)}</span>
      <input
        ref={field}
        value={value}
        aria-invalid={isInvalid}
        aria-describedby={`${name}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <small id={`${name}-hint`}>{say(`${name}.hint`)}</small>
    </label>
  );
}
