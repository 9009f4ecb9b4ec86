import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { formatFile } from '../../../cli/write/formatFile.ts';
import { asRecord } from '../../../plain/isRecord.ts';
import type {
  FileEdit,
  FileEditAnswer,
  FilesAnswer,
  ProblemsAnswer,
  SchemasAnswer,
  TypedFile,
} from '../../model/files/FilesApi.ts';
import { describeError, type EditParts } from '../edits/addEditRoutes.ts';
import { say } from '../messages.ts';
import { findShapeProblems } from './findShapeProblems.ts';
import type { FileQuestion, FileVerdict } from './judgeFiles.ts';
import { listFiles, readFiles } from './listFiles.ts';

export interface FileParts extends Pick<EditParts, 'root' | 'workspace' | 'editor' | 'tell'> {
  readonly judgeFile: (question: FileQuestion) => Promise<FileVerdict>;
}

/** Bytes; the largest file that the definitions may have. */
const maxSize = 2_000_000;

/** Adds the routes that show, judge and write the files of a form. No other file is reached by them. */
export function addFileRoutes(app: Hono, { root, workspace, editor, judgeFile, tell }: FileParts): void {
  const list = (form: string) => listFiles(root, workspace.repository().files.keys(), form);

  function isKnown(value: unknown): value is TypedFile {
    const { form, file, text } = asRecord(value);
    if (typeof form !== 'string' || typeof text !== 'string') return false;
    return workspace.listIds().includes(form) && list(form).some((one) => one === file);
  }

  function isEdit(value: unknown): value is FileEdit {
    return isKnown(value) && typeof asRecord(value)['was'] === 'string';
  }

  app.use('/api/files/*', bodyLimit({ maxSize }));
  app.use('/api/files', bodyLimit({ maxSize }));
  app.get('/api/forms/:id/files', (context) => {
    const form = context.req.param('id');
    if (!workspace.listIds().includes(form)) return context.text(say('no-such'), 404);
    return context.json<FilesAnswer>({ files: readFiles(root, list(form)) });
  });
  app.post('/api/files', async (context) => {
    const edit: unknown = await context.req.json();
    if (!isEdit(edit)) return context.text(say('no-such'), 400);
    const { file, was, text } = edit;
    const [problem] = findShapeProblems(edit, { metaSchemas: new Map() });
    if (problem !== undefined) {
      const { line, message } = problem;
      return context.json<FileEditAnswer>({
        kind: 'refused',
        why: say('file.broken', { line, why: message }),
      });
    }
    const after = await formatFile(file, text);
    const answer = editor.write([{ file, before: was, after }], say('edit.file', { file }));
    tell({ kind: 'edited', edits: editor.stacks() });
    return context.json<FileEditAnswer>(answer.kind === 'written' ? { ...answer, text: after } : answer);
  });
  app.post('/api/files/shape', async (context) => {
    const typed: unknown = await context.req.json();
    if (!isKnown(typed)) return context.text(say('no-such'), 400);
    return context.json<ProblemsAnswer>({ problems: findShapeProblems(typed, workspace.repository()) });
  });
  app.post('/api/files/findings', async (context) => {
    const typed: unknown = await context.req.json();
    if (!isKnown(typed)) return context.text(say('no-such'), 400);
    try {
      const verdict = await judgeFile(typed);
      return context.json<ProblemsAnswer>({ problems: verdict.kind === 'problems' ? verdict.problems : [] });
    } catch (error) {
      return context.text(describeError(error), 500);
    }
  });
  app.get('/api/files/schemas', async (context) => {
    try {
      const verdict = await judgeFile(null);
      return context.json<SchemasAnswer>({ schemas: verdict.kind === 'schemas' ? verdict.schemas : {} });
    } catch (error) {
      return context.text(describeError(error), 500);
    }
  });
}
