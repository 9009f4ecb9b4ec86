import type { LoadedForm, Repository } from '../../definitions/index.ts';
import { compileWizard, type Environment, type Problem } from '../../engine/index.ts';
import { termsFile } from '../lint/texts/readTerms.ts';
import { say } from '../messages/messages.ts';
import { isFlowFile } from './changePathsInFlow.ts';
import { changePaths } from './changePaths.ts';
import { changeTerms } from './changeTerms.ts';
import type { Edit, EditResult, EditSubject, PathChange } from './Edit.ts';
import { explainConflict } from './explainConflict.ts';
import { findListAround } from './findListAround.ts';
import { findTarget, type Target } from './findTarget.ts';
import { findWrittenQuestion } from './findWrittenQuestion.ts';
import { moveProperty } from './moveProperty.ts';
import { applyTextEdits, type TextEdit } from './TextEdit.ts';

/**
 * Renames or moves a question with everything that reads it. Layout, order and comments of the files stay. A change after which a form
 * would not compile is refused with the first reason.
 * @example editForm(subject, { kind: 'rename', form: 'change-email', path: 'email.newEmail', name: 'address' })
 */
export function editForm(subject: EditSubject, edit: Edit): EditResult {
  const repository = readDefinitions(subject, subject.texts);
  const form = repository.forms.find(({ id }) => id === edit.form);
  const compiled = form ? compile(form, subject) : null;
  if (!form || !compiled?.ok) return refuse(say('edit.mistakes', { form: edit.form }));
  const question = findWrittenQuestion(repository, compiled.wizard, edit);
  if (question.kind === 'refused') return question;
  const target = findTarget(edit, compiled.wizard, repository);
  if (target.kind === 'refused') return target;
  const conflict = explainConflict(repository, form, {
    from: edit.path,
    to: target.path,
    isInList: findListAround(compiled.wizard, edit.path) !== null,
    isBlock: question.isBlock,
  });
  if (conflict !== null) return refuse(conflict);
  const list = findListAround(compiled.wizard, edit.path);
  const texts = writeEdit(
    subject.texts,
    repository,
    { form: edit.form, from: edit.path, to: target.path, list },
    target,
  );
  const mistake = findMistake(subject, texts, edit.form);
  return mistake === null
    ? { kind: 'edited', path: target.path, texts }
    : refuse(say('edit.broken', { message: mistake.message }));
}

function writeEdit(
  texts: EditSubject['texts'],
  repository: Repository,
  change: PathChange,
  target: Target,
): ReadonlyMap<string, string> {
  const { form, from: path } = change;
  const ofTerms = target.path === path ? [] : changeTerms(repository, change);
  const edits = new Map<string, readonly TextEdit[]>([
    ...(target.path === path ? [] : changePaths(texts, repository, change)),
    ...(ofTerms.length === 0 ? [] : [[termsFile, ofTerms] as const]),
  ]);
  const changed = new Map(
    [...edits].map(([file, ofFile]) => [file, applyTextEdits(texts.get(file) ?? '', ofFile)]),
  );
  if (target.position === null) return changed;
  const file = `schemas/${form}/form.json`;
  const moved = moveProperty(changed.get(file) ?? texts.get(file) ?? '', path, target);
  return changed.set(file, moved);
}

/** Finds the first reason why the form, or a short form of it, does not compile any more. */
function findMistake(
  subject: EditSubject,
  changed: ReadonlyMap<string, string>,
  form: string,
): Problem | null {
  const { forms } = readDefinitions(subject, new Map([...subject.texts, ...changed]));
  const affected = forms.filter(({ id, source }) => id === form || source.wizard.shortOf?.id === form);
  const results = affected.map((one) => ({ one, result: compile(one, subject) }));
  return (
    results.flatMap(({ one, result }) => [...one.problems, ...(result.ok ? [] : result.problems)])[0] ?? null
  );
}

function readDefinitions({ read }: EditSubject, texts: EditSubject['texts']): Repository {
  return read(new Map([...texts].filter(([file]) => !isFlowFile(file))));
}

function compile({ source }: LoadedForm, { environment }: EditSubject): ReturnType<typeof compileWizard> {
  return compileWizard(source, { validators: anyValidator, ...environment });
}

/** Accepts every answer, because an edit changes no shape. */
const anyValidator: Environment['validators'] = new Proxy({}, { get: () => () => null });

function refuse(reason: string): EditResult {
  return { kind: 'refused', reason };
}
