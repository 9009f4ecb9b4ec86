import { editForm, type Finding, renameValue } from '../../../analysis/index.ts';
import { formatFile } from '../../../cli/write/formatFile.ts';
import { formEnvironment } from '../../../cli/formEnvironment.ts';
import { asRecord } from '../../../plain/isRecord.ts';
import { readForms, readRepository, type Repository } from '../../../definitions/disk.ts';
import type { FileChange, FoundMistake } from '../../model/edits/EditApi.ts';
import { changeQuestion } from '../../model/questions/changeQuestion.ts';
import { listKeysAt, readMember, setMember } from '../../model/questions/editJson.ts';
import { createForm } from '../../model/forms/createForm.ts';
import type { GuidedEdit } from '../../model/edits/GuidedEdit.ts';
import type { QuestionChange } from '../../model/questions/QuestionEdit.ts';
import { addReply } from '../../model/replies/addReply.ts';
import { setRows } from '../../model/tables/setRows.ts';
import { changeValue, isValueName } from '../../model/values/changeValue.ts';
import type { QuestionTexts } from '../../model/questions/QuestionTexts.ts';
import { count, say } from '../messages.ts';
import { createMistakeFinder, readFlowTexts } from './createMistakeFinder.ts';

/** The texts of files after an edit of a question, or the sentence why it is not made. */
export type QuestionVerdict =
  | { readonly kind: 'edited'; readonly path: string; readonly changes: readonly FileChange[] }
  | { readonly kind: 'conflict'; readonly why: string }
  /** `findings`: the mistakes that it would make, by file and pointer. */
  | { readonly kind: 'refused'; readonly why: string; readonly findings?: readonly FoundMistake[] };

/** The work of the thread of questions. It writes nothing, and it refuses what brings a finding. */
export function judgeQuestions(root: string) {
  let last: Repository | undefined;
  const findMistakes = createMistakeFinder(root);

  function read() {
    const repository = readForms(root, last);
    last = repository;
    const before: QuestionTexts = new Map([
      ...[...repository.files.values()].map(({ path, text }) => [path, text] as const),
      ...readFlowTexts(root),
    ]);
    return { repository, before };
  }

  async function judge(edit: GuidedEdit): Promise<QuestionVerdict> {
    const { repository, before } = read();
    const changed = change(before, repository, edit);
    if (changed.kind !== 'changed') return changed;
    let after = await formatTexts(before, changed.texts);
    let found = await findMistakes(repository, before, after);
    const freed = dropExceptions(after, before, found);
    if (freed.size > 0) {
      after = new Map([...after, ...(await formatTexts(before, freed))]);
      found = await findMistakes(repository, before, after);
    }
    const [first] = found;
    if (first) {
      const findings = found.map(({ file, pointer, message }) => ({ file, pointer, message }));
      return { kind: 'refused', why: sayMistake(first, found.length - 1), findings };
    }
    const changes = [...after].map(([file, text]) => ({
      file,
      before: before.get(file) ?? null,
      after: text,
    }));
    return { kind: 'edited', path: changed.path, changes };
  }

  return {
    judge,
    /** Reads and judges everything once, so that the first edit takes no longer than others. */
    async prepare(): Promise<void> {
      const { repository, before } = read();
      await findMistakes(repository, before, new Map());
    },
  };
}

type Change =
  | Extract<QuestionChange, { readonly kind: 'changed' }>
  | Exclude<QuestionVerdict, { readonly kind: 'edited' }>;

function change(texts: QuestionTexts, repository: Repository, edit: GuidedEdit): Change {
  if (edit.kind === 'rename' || edit.kind === 'move') {
    const read = (definitions: QuestionTexts) => readRepository(definitions, repository);
    const result = editForm({ texts, read, environment: formEnvironment }, edit);
    return result.kind === 'edited'
      ? { kind: 'changed', path: result.path, texts: result.texts }
      : { kind: 'refused', why: result.reason };
  }
  const result = changeTexts(texts, repository, edit);
  if (result.kind === 'changed') return result;
  return result.kind === 'conflict'
    ? { kind: 'conflict', why: say('question.conflict') }
    : { kind: 'refused', why: say(`question.${result.why}`) };
}

function changeTexts(
  texts: QuestionTexts,
  repository: Repository,
  edit: Exclude<GuidedEdit, { readonly kind: 'rename' | 'move' }>,
): QuestionChange {
  switch (edit.kind) {
    case 'reply':
      return addReply(texts, edit);
    case 'table':
      return setRows(texts, edit);
    case 'value':
      return changeValue(texts, edit);
    case 'newForm':
      return createForm(texts, edit, {
        step: say('newForm.step'),
        flow: say('newForm.flow'),
        missing: sayMissing,
      });
    case 'renameValue':
      return renameValueOf(texts, repository, edit);
    default:
      return changeQuestion(texts, edit, { missing: sayMissing, row: sayOfRow });
  }
}

/** Says that an answer is missing until the analyst finds better words. */
function sayMissing(words: string): string {
  return say(words.endsWith('?') ? 'question.missingAnswer' : 'question.missingValue', { words });
}

/** Says what a list calls its rows and its buttons until the analyst finds better words. */
function sayOfRow(part: 'row' | 'add' | 'remove', row: string): string {
  switch (part) {
    case 'row':
      return say('question.row', { number: '{number}', row });
    case 'add':
      return say('question.add', { row });
    case 'remove':
      return say('question.remove', { row });
  }
}

function renameValueOf(
  texts: QuestionTexts,
  repository: Repository,
  { form, name, to }: Extract<GuidedEdit, { readonly kind: 'renameValue' }>,
): QuestionChange {
  if (!isValueName(to)) return { kind: 'refused', why: 'name' };
  const values = asRecord(readMember(texts.get(`rules/${form}.json`) ?? '{}', ['values']));
  if (!Object.hasOwn(values, name)) return { kind: 'conflict' };
  if (Object.hasOwn(values, to)) return { kind: 'refused', why: 'taken' };
  return { kind: 'changed', path: to, texts: renameValue(texts, repository, { form, from: name, to }) };
}

/** Lays the changed texts out, and keeps those that differ. */
async function formatTexts(before: QuestionTexts, changed: QuestionTexts): Promise<QuestionTexts> {
  const laidOut = await Promise.all(
    [...changed].map(async ([file, text]) => [file, await formatFile(file, text)] as const),
  );
  return new Map(laidOut.filter(([file, text]) => before.get(file) !== text));
}

/** The checks whose reasons the page writes with what is new. */
const excused: ReadonlySet<string> = new Set(['answer-unused', 'unused-value']);

/** Takes out the reasons why nothing uses an answer or a value yet, where now something does. */
function dropExceptions(
  after: QuestionTexts,
  before: QuestionTexts,
  found: readonly Finding[],
): QuestionTexts {
  const freed = new Map<string, string>();
  for (const { code, file, pointer } of found) {
    const place = pointer.slice(1).split('/');
    if (code !== 'unused-exception' || !excused.has(place.at(-1) ?? '')) continue;
    const text = freed.get(file) ?? after.get(file) ?? before.get(file) ?? '';
    const isAlone = listKeysAt(text, place.slice(0, -1)).length === 1;
    freed.set(file, setMember(text, isAlone ? place.slice(0, -1) : place, undefined));
  }
  return freed;
}

function sayMistake({ message, hint }: Finding, more: number): string {
  const said = [message, hint ?? ''].filter(Boolean).join(' ');
  return more === 0 ? said : say('question.more', { said, more: count('findings', more) });
}
