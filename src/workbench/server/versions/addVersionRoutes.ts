import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { asRecord } from '../../../plain/isRecord.ts';
import type { Workspace } from '../createWorkspace.ts';
import type { EditParts } from '../edits/addEditRoutes.ts';
import { say } from '../messages.ts';
import { bringBackForm } from './bringBackForm.ts';
import { listVersions } from './listVersions.ts';
import { saveVersion } from './saveVersion.ts';

type VersionParts = Pick<EditParts, 'root' | 'editor' | 'tell'> & { readonly workspace: Workspace };

/** Bytes; longer than any sentence with the signatures of all forms. */
const maxSize = 10_000;

/** Adds the routes that list versions, save one, and bring a form back from one. */
export function addVersionRoutes(app: Hono, { root, workspace, editor, tell }: VersionParts): void {
  app.use('/api/versions/*', bodyLimit({ maxSize }));
  app.get('/api/versions', (context) => context.json(listVersions(root, workspace.listForms())));
  app.post('/api/versions/save', async (context) => {
    const { sentence, trailers } = asRecord(await context.req.json());
    const isComplete = typeof sentence === 'string' && Array.isArray(trailers);
    return isComplete
      ? context.json(saveVersion(root, { sentence, trailers: trailers.map(String) }))
      : context.text(say('no-such'), 400);
  });
  app.post('/api/versions/back', async (context) => {
    const { version, form: id } = asRecord(await context.req.json());
    const form = workspace.listForms().find((one) => one.id === id);
    if (typeof version !== 'string' || form === undefined) return context.text(say('no-such'), 400);
    const answer = bringBackForm(root, { version, form }, editor);
    tell({ kind: 'edited', edits: editor.stacks() });
    return context.json(answer);
  });
}
