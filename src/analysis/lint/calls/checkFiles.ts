import { isFile, type Field, type Problem, type Wizard } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { type Check, type LintForm, checkEachWizard } from '../LintSubject.ts';
import { locateNode } from '../shared/locateNode.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { explainReplyMismatch } from '../shared/explainReplyMismatch.ts';
import { buildTextSchema } from '../shared/buildTextSchema.ts';

const createCallLocator =
  ({ id }: LintForm) =>
  (...keys: readonly (string | number)[]) => ({
    file: `schemas/${id}/calls.json`,
    pointer: formatPointer('calls', ...keys),
  });

/** Checks that a file is sent by a call of its own, to an operation that takes a file. */
export const fileCall: Check = checkEachWizard((form, { tools }) => {
  const place = createCallLocator(form);
  const files = listFileFields(form.wizard);
  const sent = form.wizard.calls.flatMap(({ at }) => ('file' in at ? [at.file] : []));
  const unsent = files
    .filter(({ path }) => !sent.includes(path))
    .map(({ path }) => ({
      ...locateNode(form, path),
      ...mistake('file-call', { path }),
    }));
  const problems = form.wizard.calls.flatMap(({ at, call }, position): readonly Problem[] => {
    const operation = tools.operations?.get(call);
    if ('file' in at && !files.some(({ path }) => path === at.file))
      return [{ ...place(position, 'at', 'file'), ...mistake('file-call.noField', { path: at.file }) }];
    if (operation === undefined || 'file' in at === (operation.upload !== undefined)) return [];
    const key = 'file' in at ? 'file-call.takesNone' : 'file-call.sendsNone';
    return [{ ...place(position, 'call'), ...mistake(key, { call }) }];
  });
  return [...unsent, ...problems];
});

/** Checks that only rows of a file's call give the result of its upload, and that one row says that the file arrived. */
export const fileOutcome: Check = checkEachWizard((form, { tools }) => {
  const place = createCallLocator(form);
  return form.wizard.calls.flatMap(({ at, call, outcomes }, position): readonly Problem[] => {
    const rows = outcomes.flatMap(({ effects }, row) => (effects.file === undefined ? [] : [row]));
    if (!('file' in at))
      return rows.map((row) => ({
        ...place(position, 'outcomes', row, 'file'),
        ...mistake('file-outcome.sendsNone', { call }),
      }));
    if (rows.length === 0) return [{ ...place(position, 'outcomes'), ...mistake('file-outcome', { call }) }];
    const replies = tools.operations?.get(call)?.replies ?? [];
    return outcomes.flatMap(({ effects: { file } }, row) => {
      if (file === undefined) return [];
      const whys = new Set(
        replies.map((reply) =>
          explainReplyMismatch(reply, buildTextSchema(file.id.split('.').slice(1)), 'body'),
        ),
      );
      return [...whys].flatMap((why) =>
        why === null
          ? []
          : [
              {
                ...place(position, 'outcomes', row, 'file', 'id'),
                ...mistake('file-outcome.id', { call, why }),
              },
            ],
      );
    });
  });
});

/** Checks that the control accepts no file that the server refuses. */
export const fileLimits: Check = checkEachWizard((form, { tools }) =>
  form.wizard.calls.flatMap(({ at, call }) => {
    const field = 'file' in at ? listFileFields(form.wizard).find(({ path }) => path === at.file) : undefined;
    const upload = tools.operations?.get(call)?.upload;
    if (field === undefined || upload === undefined) return [];
    const { mediaTypes, maxBytes } = field.control.params;
    const place = (parameter: string) => {
      const { file, pointer } = locateNode(form, field.path);
      return { file, pointer: pointer + formatPointer('x-control', parameter) };
    };
    const types = (Array.isArray(mediaTypes) ? mediaTypes.map(String) : [])
      .filter((type) => !upload.mediaTypes.includes(type))
      .map((type) => ({ ...place('mediaTypes'), ...mistake('file-limits.type', { call, type }) }));
    const isTooMuch = typeof maxBytes === 'number' && maxBytes > upload.maxBytes;
    const sizes = { ...place('maxBytes'), ...mistake('file-limits.size', { call, most: upload.maxBytes }) };
    return isTooMuch ? [...types, sizes] : types;
  }),
);

/** Checks that a reply is saved as a file only when the protocol declares a file. */
export const fileAnswer: Check = checkEachWizard((form, { tools }) => {
  const place = createCallLocator(form);
  return form.wizard.calls.flatMap(({ call, outcomes }, position): readonly Problem[] => {
    const operation = tools.operations?.get(call);
    if (operation === undefined) return [];
    const rows = outcomes.flatMap(({ effects }, row) => (effects.download === undefined ? [] : [row]));
    if (operation.mediaType === undefined)
      return rows.map((row) => ({
        ...place(position, 'outcomes', row, 'download'),
        ...mistake('file-answer.none', { call }),
      }));
    if (rows.length > 0) return [];
    const { mediaType } = operation;
    return [{ ...place(position, 'outcomes'), ...mistake('file-answer', { call, mediaType }) }];
  });
});

function listFileFields({ nodes }: Wizard): readonly Field[] {
  return nodes
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) => (node.kind === 'field' && isFile(node) ? [node] : []));
}
