import { createName } from '../../model/questions/createName.ts';
import type { InsertEdit, InsertListEdit } from '../../model/questions/QuestionEdit.ts';
import { questionKinds } from '../../model/questions/questionKinds.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { select } from '../useWorkbench.ts';
import { EditEnds } from './EditEnds.tsx';
import { NewQuestionFields, type QuestionDraft } from './NewQuestionFields.tsx';
import { TextField } from './TextField.tsx';
import { useEdit } from './useEdit.ts';
import { useKept } from './useKept.ts';
import classes from './Edit.module.css';

interface NewQuestionFormProps {
  readonly opened: FormAnswer;
  readonly place: string;
  /** It becomes the first question of the rows of the list `place`. */
  readonly inRows?: boolean;
  readonly onEnd: () => void;
}

/** A new question: its kind, its words, and what becomes of its answer. */
export function NewQuestionForm({ opened, place, inRows = false, onEnd }: NewQuestionFormProps) {
  const form = opened.form.id;
  const [kept, keep] = useKept<QuestionDraft>(`new ${form} ${place}${inRows ? '.*' : ''}`);
  const draft = kept ?? createDraft();
  const edit = useEdit();
  const isAnswered = draft.kind === 'list' || questionKinds[draft.kind].isAnswered;
  const name = draft.name ?? createName(draft.words);
  const change = (changes: Partial<QuestionDraft>) => keep({ ...draft, ...changes });
  // A summary repeats the question, which takes other words than asking does.
  const needsSummary = isAnswered && hasSummary(opened);
  const isWhole =
    draft.words.trim() !== '' &&
    name !== '' &&
    hasRow(draft) &&
    !(needsSummary && draft.summary.trim() === '');
  function end(): void {
    keep(null);
    onEnd();
  }
  async function save(): Promise<void> {
    const path = await edit.save(createEdit({ form, place, inRows }, { ...draft, name }));
    if (path === null) return;
    end();
    select(path);
  }
  return (
    <form
      className={classes['panel']}
      aria-labelledby="new-question"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 id="new-question" className={classes['title']}>
        {say('insert.title')}
      </h2>
      <NewQuestionFields
        draft={draft}
        needsSummary={needsSummary}
        isInList={inRows || isPartOfList(opened, place)}
        onChange={change}
      />
      <TextField
        label={say('insert.name')}
        note={say('insert.name.note')}
        value={name}
        isName
        onChange={(typed) => change({ name: typed })}
      />
      <EditEnds edit={edit} isWhole={isWhole} action={say('insert.save')} onCancel={end} />
    </form>
  );
}

function hasRow({ kind, row, first }: QuestionDraft): boolean {
  return kind !== 'list' || (row.trim() !== '' && createName(first) !== '');
}

function createEdit(
  { inRows, ...at }: Pick<InsertEdit, 'form' | 'place'> & { readonly inRows: boolean },
  draft: QuestionDraft & { readonly name: string },
): InsertEdit | InsertListEdit {
  const { kind, name, words, summary, unsent, row, first: firstWords } = draft;
  if (kind !== 'list') {
    const question = { kind, name, words, summary, unsent, options: listOptions(draft.options) };
    return { kind: 'insert', ...at, ...(inRows && { inRows }), question };
  }
  const first = { name: createName(firstWords), words: firstWords };
  return { kind: 'insertList', ...at, list: { name, words, summary, unsent, row, first } };
}

function createDraft(): QuestionDraft {
  return {
    kind: 'yesNo',
    words: '',
    name: null,
    summary: '',
    options: '',
    row: '',
    first: '',
    unsent: say('insert.unsent.usual'),
  };
}

function isPartOfList({ form }: FormAnswer, path: string): boolean {
  return form.steps.some(({ nodes }) => nodes.some((node) => node.path === path && node.list !== null));
}

/** Gives each line a code. */
function listOptions(lines: string) {
  return lines.split('\n').flatMap((line) => {
    const text = line.trim();
    return text === '' ? [] : [{ code: createName(text, 'code'), text }];
  });
}

/** Tells whether the form repeats its answers, which takes shorter words. */
function hasSummary({ source }: FormAnswer): boolean {
  return /"x-control":(?:\{"kind":)?"summary"/.test(JSON.stringify(source.steps));
}
