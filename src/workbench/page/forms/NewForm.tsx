import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { NewFormEdit } from '../../model/forms/NewFormEdit.ts';
import { parseQuestionSheet, type QuestionSheet } from '../../model/forms/parseQuestionSheet.ts';
import { createName } from '../../model/questions/createName.ts';
import type { StartAnswer } from '../../model/WorkbenchApi.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { DialogFoot } from '../dialog/DialogFoot.tsx';
import { EditResult } from '../edit/EditResult.tsx';
import { useEdit } from '../edit/useEdit.ts';
import { useKept } from '../edit/useKept.ts';
import dialog from '../dialog/Dialog.module.css';
import edits from '../edit/Edit.module.css';
import { loadStart } from '../followServer.ts';
import { say } from '../say.ts';
import { openForm } from '../useWorkbench.ts';
import { SheetPreview } from './SheetPreview.tsx';
import { sheetWords, usualKinds } from './sheetWords.ts';

/** A form that is not in the files yet. What is typed outlives a reload. */
interface Draft {
  readonly title: string;
  /** Null until somebody types it: the title gives it. */
  readonly name: string | null;
  readonly start: 'example' | 'sheet';
  readonly sheet: string;
}

const nothing: Draft = { title: '', name: null, start: 'sheet', sheet: '' };

/** The button that makes a form, with its dialog. */
export function NewForm({ start }: { readonly start: StartAnswer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={edits['main']} onClick={() => setIsOpen(true)}>
        <IconPlus size={18} stroke={2} aria-hidden="true" />
        <span>{say('newForm')}</span>
      </button>
      <Dialog title={say('newForm')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <NewFormFields start={start} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

interface NewFormFieldsProps {
  readonly start: StartAnswer;
  readonly onClose: () => void;
}

function NewFormFields({ start, onClose }: NewFormFieldsProps) {
  const [kept, keep] = useKept<Draft>('new form');
  const edit = useEdit();
  const draft = kept ?? nothing;
  const name = draft.name ?? createFormName(draft.title);
  const sheet = draft.start === 'sheet' ? parseQuestionSheet(draft.sheet, sheetWords) : null;
  const change = (changes: Partial<Draft>) => keep({ ...draft, ...changes });
  async function save(): Promise<void> {
    const path = await edit.save(createEdit(draft, name, sheet));
    if (path === null) return;
    keep(null);
    onClose();
    await loadStart();
    openForm(path);
  }
  return (
    <form
      className={dialog['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={dialog['body']}>
        <Field
          label={say('newForm.title')}
          note={say('newForm.title.note')}
          value={draft.title}
          onChange={(title) => change({ title })}
        />
        <Field
          label={say('newForm.name')}
          note={say('newForm.name.note')}
          value={name}
          onChange={(typed) => change({ name: typed })}
        />
        <p className={edits['note']}>
          {say('newForm.brands', { brands: start.brands.map((brand) => brand.name).join(', ') })}
        </p>
        <StartChoice start={draft.start} onChange={(chosen) => change({ start: chosen })} />
        {sheet !== null && <SheetField sheet={draft.sheet} onChange={(typed) => change({ sheet: typed })} />}
        {sheet !== null && <SheetPreview sheet={sheet} />}
        <p className={edits['note']}>{say('newForm.unsent')}</p>
        <EditResult edit={edit} />
      </div>
      <DialogFoot
        state={edit.isBusy ? 'working' : 'open'}
        says=""
        isDone={false}
        canSave={
          !edit.isBusy && draft.title.trim() !== '' && name !== '' && (sheet === null || isWhole(sheet))
        }
        action={say('newForm.save')}
        onClose={onClose}
      />
    </form>
  );
}

function createEdit({ title }: Draft, form: string, sheet: QuestionSheet | null): NewFormEdit {
  const questions =
    sheet?.questions.map(({ kind, name, words, options, isRequired }) => ({
      kind,
      name,
      words,
      options,
      isRequired,
    })) ?? null;
  return { kind: 'newForm', form, title, questions };
}

/** Columns that cannot be taken over are only said. */
function isWhole({ questions, problems }: QuestionSheet): boolean {
  return questions.length > 0 && problems.every(({ why }) => why === 'column');
}

/** Makes the name of a form of its title: `Sommerfest melden` is `sommerfest-melden`. */
function createFormName(title: string): string {
  return createName(title, 'code').toLowerCase().replaceAll('_', '-');
}

interface FieldProps {
  readonly label: string;
  readonly note: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Field({ label, note, value, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={dialog['field']}>
      <label htmlFor={id}>
        <span>{label}</span>
      </label>
      <input
        id={id}
        value={value}
        autoComplete="off"
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <small id={`${id}-note`}>{note}</small>
    </div>
  );
}

interface StartChoiceProps {
  readonly start: Draft['start'];
  readonly onChange: (start: Draft['start']) => void;
}

function StartChoice({ start, onChange }: StartChoiceProps) {
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

interface SheetFieldProps {
  readonly sheet: string;
  readonly onChange: (sheet: string) => void;
}

function SheetField({ sheet, onChange }: SheetFieldProps) {
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
