import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { TypedText } from '../../../analysis/index.ts';
import { asRecord } from '../../../plain/isRecord.ts';
import type { EditAnswer, EditQuestion, QuestionAnswer } from '../../model/edits/EditApi.ts';
import { type GuidedEdit, isGuidedEdit } from '../../model/edits/GuidedEdit.ts';
import type { WorkbenchEvent } from '../../model/WorkbenchApi.ts';
import type { Workspace } from '../createWorkspace.ts';
import { say } from '../messages.ts';
import type { Editor } from './createEditor.ts';
import type { QuestionVerdict } from './judgeQuestions.ts';
import type { WordQuestion } from './judgeWords.ts';
import type { MendedFile, MendJob } from './mendFlows.ts';

export interface EditParts {
  /** The folder of the definitions. */
  readonly root: string;
  readonly workspace: Workspace;
  readonly editor: Editor;
  /** Finds what is wrong with a typed text. */
  readonly judge: (question: WordQuestion) => Promise<readonly string[]>;
  /** Finds what a guided edit does to files. */
  readonly judgeEdit: (edit: GuidedEdit) => Promise<QuestionVerdict>;
  /** Finds what makes the red flow tests of a form pass; null for a form with mistakes. */
  readonly mendFlows: (job: MendJob) => Promise<readonly MendedFile[] | null>;
  /** Tells all pages. */
  readonly tell: (event: WorkbenchEvent) => void;
}

/** Bytes; longer than any text. */
export const maxSize = 100_000;

/** Adds the routes that write a text or a question, take edits back, and judge a text that is typed. A page never names a file. */
export function addEditRoutes(app: Hono, { workspace, editor, judge, judgeEdit, tell }: EditParts): void {
  function answerWith(answer: EditAnswer): EditAnswer {
    tell({ kind: 'edited', edits: editor.stacks() });
    return answer;
  }
  app.use('/api/edits', bodyLimit({ maxSize }));
  app.use('/api/words', bodyLimit({ maxSize }));
  app.use('/api/questions', bodyLimit({ maxSize }));
  app.post('/api/edits', async (context) => {
    const question: unknown = await context.req.json();
    return isQuestion(question)
      ? context.json(answerWith(editor.change(question)))
      : context.text(say('no-such'), 400);
  });
  app.post('/api/edits/undo', (context) => context.json(answerWith(editor.undo())));
  app.post('/api/edits/redo', (context) => context.json(answerWith(editor.redo())));
  app.post('/api/words', async (context) => {
    const typed: unknown = await context.req.json();
    if (!isTyped(typed)) return context.text(say('no-such'), 400);
    try {
      return context.json({ findings: await judge({ typed, version: workspace.version() }) });
    } catch (error) {
      return context.text(describeError(error), 500);
    }
  });
  app.post('/api/questions', async (context) => {
    const edit: unknown = await context.req.json();
    if (!isGuidedEdit(edit) || (edit.kind !== 'newForm' && !workspace.listIds().includes(edit.form)))
      return context.text(say('no-such'), 400);
    try {
      const verdict = await judgeEdit(edit);
      if (verdict.kind !== 'edited') return context.json<QuestionAnswer>(verdict);
      const { path, changes } = verdict;
      const answer = answerWith(editor.write(changes, say(`edit.${edit.kind}`, { path })));
      return context.json<QuestionAnswer>(answer.kind === 'written' ? { ...answer, path } : answer);
    } catch (error) {
      return context.text(describeError(error), 500);
    }
  });
}

export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isQuestion(value: unknown): value is EditQuestion {
  const { was, text } = asRecord(value);
  return isTyped({ ...asRecord(value), text: '' }) && isTextOrNull(was) && isTextOrNull(text);
}

function isTyped(value: unknown): value is TypedText {
  const { area, key, brand, text } = asRecord(value);
  return [area, key, text].every((one) => typeof one === 'string') && isTextOrNull(brand);
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
