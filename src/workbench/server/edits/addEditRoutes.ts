import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { TypedText } from '../../../analysis/index.ts';
import { asRecord } from '../../../plain/isRecord.ts';
import type { EditAnswer, EditQuestion } from '../../model/edits/EditApi.ts';
import type { WorkbenchEvent } from '../../model/WorkbenchApi.ts';
import type { Workspace } from '../createWorkspace.ts';
import { say } from '../messages.ts';
import type { Editor } from './createEditor.ts';

export interface EditParts {
  readonly workspace: Workspace;
  readonly editor: Editor;
  /** Finds what is wrong with a typed text. */
  readonly judge: (typed: TypedText, version: number) => Promise<readonly string[]>;
  /** Tells all pages. */
  readonly tell: (event: WorkbenchEvent) => void;
}

/** Bytes; longer than any text. */
const maxSize = 100_000;

/** Adds the routes that write a text, take edits back, and judge a text that is typed. A page names a text, never a file. */
export function addEditRoutes(app: Hono, { workspace, editor, judge, tell }: EditParts): void {
  function answerWith(answer: EditAnswer): EditAnswer {
    tell({ kind: 'edited', edits: editor.stacks() });
    return answer;
  }
  app.use('/api/edits', bodyLimit({ maxSize }));
  app.use('/api/words', bodyLimit({ maxSize }));
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
      return context.json({ findings: await judge(typed, workspace.version()) });
    } catch (error) {
      return context.text(error instanceof Error ? error.message : String(error), 500);
    }
  });
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
