import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { asRecord, isRecord } from '../../../plain/isRecord.ts';
import type { MendQuestion, MendsAnswer, SavedFlowAnswer } from '../../model/edits/EditApi.ts';
import { say } from '../messages.ts';
import { describeError, type EditParts, maxSize } from './addEditRoutes.ts';
import { writeMends } from './mendFlows.ts';
import { saveFlow } from './saveFlow.ts';

/** Adds the routes that write flow tests: a recorded one, and those that a wanted change turned red. */
export function addFlowRoutes(app: Hono, { root, workspace, editor, mendFlows, tell }: EditParts): void {
  app.use('/api/flows/*', bodyLimit({ maxSize }));
  app.post('/api/flows', async (context) => {
    const { flow } = asRecord(await context.req.json());
    const answer = await saveFlow(flow, { root, repository: workspace.repository(), editor });
    tell({ kind: 'edited', edits: editor.stacks() });
    return context.json<SavedFlowAnswer>(answer);
  });
  app.post('/api/flows/mends', async (context) => {
    const question: unknown = await context.req.json();
    if (!isMendQuestion(question) || !workspace.listIds().includes(question.form))
      return context.text(say('no-such'), 400);
    try {
      const mended = await mendFlows(question);
      if (mended === null) return context.json<MendsAnswer>({ kind: 'refused', why: say('mend.broken') });
      if (!question.isWritten)
        return context.json<MendsAnswer>({ kind: 'seen', mends: mended.flatMap(({ mends }) => mends) });
      const answer = writeMends(mended, editor);
      tell({ kind: 'edited', edits: editor.stacks() });
      return context.json<MendsAnswer>(answer);
    } catch (error) {
      return context.text(describeError(error), 500);
    }
  });
}

function isMendQuestion(value: unknown): value is MendQuestion {
  const { form, answers, isWritten } = asRecord(value);
  const isAnswered = isRecord(answers) && Object.values(answers).every(hasOnlyAnswers);
  return typeof form === 'string' && typeof isWritten === 'boolean' && isAnswered;
}

function hasOnlyAnswers(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((one) => answerTypes.has(typeof one));
}

const answerTypes: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);
