import { useId } from 'react';
import type { NewFormEdit } from '../../model/forms/NewFormEdit.ts';
import { parseQuestionSheet, type QuestionSheet } from '../../model/forms/parseQuestionSheet.ts';
import { createName } from '../../model/questions/createName.ts';
import type { StartAnswer } from '../../model/WorkbenchApi.ts';
import { DialogFoot } from '../dialog/DialogFoot.tsx';
import { EditResult } from '../edit/EditResult.tsx';
import { useEdit } from '../edit/useEdit.ts';
import { useKept } from '../edit/useKept.ts';
import dialog from '../dialog/Dialog.module.css';
import edits from '../edit/Edit.module.css';
import { loadStart } from '../followServer.ts';
import { say } from '../say.ts';
import { openForm } from '../useWorkbench.ts';
import { SheetField } from './SheetField.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import { sheetWords } from './sheetWords.ts';
import { StartChoice } from './StartChoice.tsx';

/** A form that is not in the files yet. Typed text outlives a reload. */
interface Draft {
  readonly title: string;
  /** Null until somebody types it: the title gives it. */
  readonly name: string | null;
  readonly start: 'example' | 'sheet';
  readonly sheet: string;
}

const nothing: Draft = { title: '', name: null, start: 'sheet', sheet: '' };

interface NewFormFieldsProps {
  readonly start: StartAnswer;
  readonly onClose: () => void;
}

/** The fields of a new form, with what its sheet is read as. */
export function NewFormFields({ start, onClose }: NewFormFieldsProps) {
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
