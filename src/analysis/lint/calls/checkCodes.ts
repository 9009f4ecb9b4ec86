import { didYouMean, type OutcomeRow, type Problem } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check, OperationShape } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';

/**
 * Finds rows for codes that the server never replies: in a row of the form those of its operation under one of the row's statuses, in a
 * shared row those of any operation, because forms share rows for codes that not all of their operations have.
 */
export const unknownCode: Check = ({ forms, tools: { operations } }) => {
  if (operations === null) return [];
  const all = [...operations.values()];
  return forms.flatMap((form) => {
    const file = `schemas/${form.id}/calls.json`;
    return form.source.calls.calls.flatMap(({ call, outcomes }, position) =>
      outcomes.flatMap((row, index): readonly Problem[] => {
        const shape = operations.get(call);
        if (!('body' in row) || row.body === undefined || shape?.codes === undefined) return [];
        const pointer = formatPointer('calls', position, 'outcomes', index, 'body');
        const written = form.writtenAt({ file, pointer });
        const isOwn = written.file === file;
        const known = new Set((isOwn ? [shape] : all).flatMap((one) => listCodes(one, row)));
        if (known.has(row.body)) return [];
        const says = isOwn
          ? mistake('unknown-code', { code: row.body, call })
          : mistake('unknown-code.shared', { code: row.body });
        return [{ file, pointer, ...says, ...didYouMean(row.body, known) }];
      }),
    );
  });
};

/** Lists the codes that an operation replies under the statuses of a row. */
function listCodes({ codes = {} }: OperationShape, row: OutcomeRow): readonly string[] {
  if ('else' in row) return [];
  return [row.status].flat().flatMap((status) => (typeof status === 'number' ? (codes[status] ?? []) : []));
}
