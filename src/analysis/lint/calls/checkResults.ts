import type { CompiledValue, KeepSchema, Problem } from '../../../engine/index.ts';
import { type Check, type LintForm, checkEachWizard } from '../LintSubject.ts';
import { mistake } from '../../messages/messages.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { explainReplyMismatch } from '../shared/explainReplyMismatch.ts';
import { collectStrings } from '../shared/collectStrings.ts';

interface WrittenResult {
  readonly name: string;
  readonly schema: KeepSchema;
  /** Position of the call that keeps the result. */
  readonly call: number;
  readonly at: Pick<Problem, 'file' | 'pointer'>;
}

function listResults({ id, source }: LintForm): readonly WrittenResult[] {
  return source.calls.calls.flatMap(({ keep = {} }, call) =>
    Object.entries(keep).map(([name, schema]) => ({
      name,
      schema,
      call,
      at: { file: `schemas/${id}/calls.json`, pointer: formatPointer('calls', call, 'keep', name) },
    })),
  );
}

/** Finds results that are never read. */
export const unusedResult: Check = checkEachWizard((form) => {
  const { calls, rules, steps, wizard: definition } = form.source;
  const read = [
    ...collectStrings([calls, { ...rules, promises: [] }, steps, definition]),
    ...[...form.wizard.conditions.values()].flatMap(({ reads }) => reads),
  ].map((name) => `${name.replace(/^!/, '')}.`);
  return listResults(form)
    .filter(({ name }) => !read.some((path) => path.startsWith(`result.${name}.`)))
    .map(({ name, at }) => ({
      ...at,
      key: true,
      ...mistake('unused-result', { name }),
    }));
});

/** Finds results that two calls keep: the reply of one call would replace the result of the other call. */
export const sameResult: Check = ({ forms }) =>
  forms.flatMap((form) => {
    const results = listResults(form);
    return results
      .filter(({ name }, position) => results.findIndex((other) => other.name === name) < position)
      .map(({ name, at }) => ({
        ...at,
        key: true,
        ...mistake('same-result', { name }),
      }));
  });

/**
 * Finds calls that send their own result. A result stays valid as long as its call would send the same request, so such a call would be
 * made again and again.
 */
export const resultOfItself: Check = checkEachWizard((form) =>
  listResults(form).flatMap(({ name, call: position, at }) => {
    const call = form.wizard.calls[position];
    const sent: readonly (CompiledValue | null)[] = call
      ? [call.send, ...Object.values(call.path), ...Object.values(call.headers)]
      : [];
    const isSent = sent.some((value) =>
      value?.reads.some((path) => `${path}.`.startsWith(`result.${name}.`)),
    );
    return isSent ? [{ ...at, key: true, ...mistake('result-of-itself', { name }) }] : [];
  }),
);

/** Checks that every success in the protocol contains the results that the form keeps; otherwise customers get the row "unreadable". */
export const resultShape: Check = ({ forms, tools }) =>
  forms.flatMap((form) =>
    listResults(form).flatMap(({ name, schema, call, at }) => {
      const operation = form.source.calls.calls[call]?.call ?? '';
      const replies = tools.operations?.get(operation)?.replies ?? [];
      return [...new Set(replies.map((reply) => explainReplyMismatch(reply, schema, name)))].flatMap((why) =>
        why === null ? [] : [{ ...at, key: true, ...mistake('result-shape', { operation, why }) }],
      );
    }),
  );
