import { useEffect, useRef, useState } from 'react';
import { addSights, type RecordedWalk } from '../../../analysis/index.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { askToSaveFlow } from '../askServer.ts';
import { say } from '../say.ts';
import { useWorkbench } from '../useWorkbench.ts';
import { chooseUsually } from './chooseUsually.ts';
import classes from './RecordDialog.module.css';
import { RecordedWay } from './RecordedWay.tsx';
import { SightChoices } from './SightChoices.tsx';

const { setState } = useWorkbench;

/** Keeps the answers of the preview as a flow test: its name, and what every later run checks. */
export function RecordDialog({ opened }: { readonly opened: FormAnswer }) {
  const recorded = useWorkbench((state) => state.recorded);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = recorded !== null;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={classes['dialog']} aria-labelledby="record-title" onClose={close}>
      <h2 id="record-title">{say('record')}</h2>
      {recorded === 'working' || recorded === 'nothing' ? (
        <output className={classes['wait']}>{say(`record.${recorded}`)}</output>
      ) : (
        recorded !== null && <Recording key={opened.form.id} recorded={recorded} opened={opened} />
      )}
    </dialog>
  );
}

function close(): void {
  setState({ recorded: null });
}

type Phase = { readonly kind: 'open' | 'saving' | 'saved'; readonly says: string };

function Recording({ recorded, opened }: { readonly recorded: RecordedWalk; readonly opened: FormAnswer }) {
  const [name, setName] = useState('');
  const [proves, setProves] = useState('');
  const [chosen, setChosen] = useState(() => chooseUsually(recorded.sights));
  const [phase, setPhase] = useState<Phase>({ kind: 'open', says: '' });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function save(): Promise<void> {
    if (name.trim() === '') {
      setPhase({ kind: 'open', says: say('record.name.missing') });
      field.current?.focus();
      return;
    }
    setPhase({ kind: 'saving', says: say('record.saving') });
    const ids = proves.split(/[\s,;]+/).filter((id) => id !== '');
    try {
      const answer = await askToSaveFlow(addSights(recorded, { name: name.trim(), proves: ids }, chosen));
      setPhase(
        answer.kind === 'written'
          ? { kind: 'saved', says: say('record.saved', { file: answer.file }) }
          : { kind: 'open', says: answer.why },
      );
    } catch {
      setPhase({ kind: 'open', says: say('record.unreachable') });
    }
  }

  const isDone = phase.kind === 'saved';
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={classes['body']}>
        {recorded.problem !== null && (
          <p role="alert" className={classes['problem']}>
            {say('record.problem', { why: recorded.problem })}
          </p>
        )}
        <Field
          name="record.name"
          value={name}
          onChange={setName}
          field={field}
          isInvalid={phase.says === say('record.name.missing')}
        />
        <RecordedWay recorded={recorded} opened={opened} />
        {recorded.sights !== null && (
          <SightChoices sights={recorded.sights} opened={opened} chosen={chosen} onChoose={setChosen} />
        )}
        <Field name="record.proves" value={proves} onChange={setProves} />
      </div>
      <div className={classes['foot']}>
        <output data-state={phase.kind}>{phase.says}</output>
        <button type="button" onClick={close}>
          {say(isDone ? 'record.close' : 'record.cancel')}
        </button>
        {!isDone && (
          <button
            type="submit"
            className={classes['save']}
            disabled={recorded.problem !== null || phase.kind === 'saving'}
          >
            {say('record.save')}
          </button>
        )}
      </div>
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
