import { useMemo } from 'react';
import type { Expression } from '../../../engine/index.ts';
import type { Calculation } from '../../model/values/Calculation.ts';
import { listAllSubjects } from '../../model/values/listAllSubjects.ts';
import { listReadableLists, listReadables } from '../../model/values/listReadables.ts';
import { readCalculation } from '../../model/values/readCalculation.ts';
import { isWholeCalculation, writeCalculation } from '../../model/values/writeCalculation.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { EditEnds } from '../edit/EditEnds.tsx';
import { TextField } from '../edit/TextField.tsx';
import { useEdit } from '../edit/useEdit.ts';
import { useKept } from '../edit/useKept.ts';
import edits from '../edit/Edit.module.css';
import { say } from '../say.ts';
import { CalculationEditor } from './CalculationEditor.tsx';
import { ValueResults } from './ValueResults.tsx';

interface ValueEditorProps {
  readonly opened: FormAnswer;
  /** Null for a new value. */
  readonly name: string | null;
  readonly was: Expression;
  readonly onEnd: () => void;
}

interface Draft {
  readonly name: string;
  readonly unread: string;
  readonly part: Calculation;
  readonly was: Expression;
}

/** A value as parts, with its result now and other results that the preview can play. */
export function ValueEditor({ opened, name, was, onEnd }: ValueEditorProps) {
  const form = opened.form.id;
  const [kept, keep] = useKept<Draft>(`value ${form} ${name ?? ''}`);
  const draft = useMemo(() => kept ?? createDraft(name, was), [kept, name, was]);
  const materials = useMemo(() => collectMaterials(opened, name), [opened, name]);
  const edit = useEdit();
  const { part, unread } = draft;
  const isWhole = isWholeCalculation(part);
  function end(): void {
    keep(null);
    onEnd();
  }
  return (
    <form
      className={edits['panel']}
      aria-label={name === null ? say('value.new.title') : say('value.change', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = {
          kind: 'value',
          form,
          name: draft.name,
          was: draft.was,
          to: writeCalculation(part),
          unread,
        } as const;
        void edit.save(wanted).then((done) => done !== null && end());
      }}
    >
      {name === null && (
        <TextField
          label={say('value.name')}
          note={say('value.name.note')}
          value={draft.name}
          isName
          isFirst
          onChange={(typed) => keep({ ...draft, name: typed })}
        />
      )}
      <CalculationEditor
        label={say('value.part')}
        part={part}
        wants="any"
        materials={materials}
        onChange={(next) => keep({ ...draft, part: next })}
      />
      {name === null && (
        <TextField
          label={say('value.unread.why')}
          note={say('value.unread.note')}
          value={unread}
          onChange={(typed) => keep({ ...draft, unread: typed })}
        />
      )}
      {isWhole && <ValueResults opened={opened} part={part} />}
      <EditEnds edit={edit} isWhole={isWhole && draft.name !== ''} action={say('edit.save')} onCancel={end} />
    </form>
  );
}

function createDraft(name: string | null, was: Expression): Draft {
  const part = was === null ? ({ kind: 'read', path: '' } as const) : readCalculation(was);
  return { name: name ?? '', unread: say('value.unread.usual'), part, was };
}

function collectMaterials(opened: FormAnswer, own: string | null) {
  return {
    readables: listReadables(opened, own),
    lists: listReadableLists(opened),
    subjects: listAllSubjects(opened, ''),
    tables: opened.source.shared.tables,
  };
}
