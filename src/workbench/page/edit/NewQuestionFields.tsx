import { questionKinds } from '../../model/questions/questionKinds.ts';
import { say } from '../say.ts';
import { KindChoice, type NewKind } from './KindChoice.tsx';
import { TextField } from './TextField.tsx';

/** A question that is not in the files yet, as it is typed. */
export interface QuestionDraft {
  readonly kind: NewKind;
  readonly words: string;
  /** Null until somebody types it: the words give it. */
  readonly name: string | null;
  readonly summary: string;
  /** One per line. */
  readonly options: string;
  readonly unsent: string;
  /** Of a list: what a row is, and the words of its first question. */
  readonly row: string;
  readonly first: string;
}

interface NewQuestionFieldsProps {
  readonly draft: QuestionDraft;
  readonly needsSummary: boolean;
  readonly isInList: boolean;
  readonly onChange: (changes: Partial<QuestionDraft>) => void;
}

/** The words and the kind of a new question. */
export function NewQuestionFields({ draft, needsSummary, isInList, onChange }: NewQuestionFieldsProps) {
  const isList = draft.kind === 'list';
  const { hasOptions, isAnswered } = questionKinds[draft.kind === 'list' ? 'text' : draft.kind];
  return (
    <>
      <KindChoice kind={draft.kind} isInList={isInList} onChange={(kind) => onChange({ kind })} />
      <TextField
        label={say(isList ? 'insert.list' : isAnswered ? 'insert.words' : 'insert.note')}
        value={draft.words}
        isFirst
        onChange={(words) => onChange({ words })}
      />
      {isList && (
        <>
          <TextField
            label={say('insert.row')}
            note={say('insert.row.note')}
            value={draft.row}
            onChange={(row) => onChange({ row })}
          />
          <TextField
            label={say('insert.rowFirst')}
            note={say('insert.rowFirst.note')}
            value={draft.first}
            onChange={(first) => onChange({ first })}
          />
        </>
      )}
      {hasOptions && (
        <TextField
          label={say('insert.options')}
          note={say('insert.options.note')}
          rows={4}
          value={draft.options}
          onChange={(options) => onChange({ options })}
        />
      )}
      {needsSummary && (
        <TextField
          label={say('insert.summary')}
          note={say('insert.summary.note')}
          value={draft.summary}
          onChange={(summary) => onChange({ summary })}
        />
      )}
      {isAnswered && (
        <TextField
          label={say('insert.unsent')}
          note={say('insert.unsent.note')}
          value={draft.unsent}
          onChange={(unsent) => onChange({ unsent })}
        />
      )}
    </>
  );
}
