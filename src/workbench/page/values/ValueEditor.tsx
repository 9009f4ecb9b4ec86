import { IconBulb } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import type { Answer, Expression } from '../../../engine/index.ts';
import type { Calculation } from '../../model/values/Calculation.ts';
import { listAllSubjects } from '../../model/values/listAllSubjects.ts';
import { listReadableLists, listReadables } from '../../model/values/listReadables.ts';
import { listValueTries } from '../../model/values/listValueTries.ts';
import { readCalculation } from '../../model/values/readCalculation.ts';
import { isWholeCalculation, writeCalculation } from '../../model/values/writeCalculation.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { EditEnds } from '../edit/EditEnds.tsx';
import { TextField } from '../edit/TextField.tsx';
import { useEdit } from '../edit/useEdit.ts';
import { useKept } from '../edit/useKept.ts';
import edits from '../edit/Edit.module.css';
import { nameAnswer } from '../sentences/nameAnswer.ts';
import { showChange } from '../sentences/showChange.ts';
import { say } from '../say.ts';
import { CalculationEditor } from './CalculationEditor.tsx';
import { useComputed } from './useComputed.ts';
import classes from './Values.module.css';

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
      {isWhole && <Results opened={opened} part={part} />}
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

/** More results than these say nothing new. */
const mostResults = 4;

/** The result now, and the answers with which it is another one. */
function Results({ opened, part }: { readonly opened: FormAnswer; readonly part: Calculation }) {
  const written = useMemo(() => [writeCalculation(part)], [part]);
  const listTries = useCallback(
    (answers: Readonly<Record<string, Answer>>) => listValueTries(opened, written[0] ?? null, answers),
    [opened, written],
  );
  const found = useComputed('editor', written, listTries);
  const [now = null] = found?.computed.results ?? [];
  const seen = new Set([now]);
  const others = (found?.tries ?? []).flatMap((changes, at) => {
    const result = found?.computed.tried[at] ?? null;
    if (result === null || seen.has(result)) return [];
    seen.add(result);
    return [{ changes, result }];
  });
  return (
    <div className={edits['whole']}>
      <output className={classes['result']}>
        <span>{say('value.now')}</span>{' '}
        <strong>{found === null ? say('value.wait') : (now ?? say('value.nothing'))}</strong>
      </output>
      {others.slice(0, mostResults).map(({ changes, result }) => (
        <div key={result} className={edits['change']}>
          <IconBulb size={22} stroke={1.75} aria-hidden="true" />
          <p>
            <strong>{say('value.with', { result })}</strong>{' '}
            <span>
              {changes.map(({ key, to }) => say('why.set', nameAnswer(opened, key, to))).join(say('why.and'))}
            </span>
          </p>
          <button
            type="button"
            className={edits['plain']}
            onClick={() => showChange(opened, changes, changes[0]?.key ?? null)}
          >
            {say('play')}
          </button>
        </div>
      ))}
    </div>
  );
}
