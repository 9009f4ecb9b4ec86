import { didYouMean, type OutcomeRow, type Problem } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check, OperationShape } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';

type StatusRow = Extract<OutcomeRow, { readonly status: unknown }>;

/** A row of a call for a status. */
interface PlacedRow {
  readonly row: StatusRow;
  readonly file: string;
  readonly pointer: string;
  readonly call: string;
  readonly shape: OperationShape;
  /** False for a row that several forms share. */
  readonly isOwn: boolean;
  /** All operations of the protocol. */
  readonly all: readonly OperationShape[];
}

/**
 * Finds rows for codes that the server never replies under one of the row's statuses: in a row of the form those of its operation, in a
 * shared row those of any operation, because forms share rows for codes that not all of their operations have.
 */
export const unknownCode = checkRows(({ row, file, pointer, call, shape, isOwn, all }) => {
  if (row.body === undefined) return [];
  const known = new Set((isOwn ? [shape] : all).flatMap((one) => listCodes(one, row)));
  if (known.has(row.body)) return [];
  const says = isOwn
    ? mistake('unknown-code', { code: row.body, call })
    : mistake('unknown-code.shared', { code: row.body });
  return [{ file, pointer: `${pointer}/body`, ...says, ...didYouMean(row.body, known) }];
});

/**
 * Finds rows for statuses that the server replies to no call. Those of another call are allowed, and any beside a code: the code alone may say
 * what is meant.
 */
export const unknownStatus = checkRows(({ row, file, pointer, all }) => {
  if (row.body !== undefined) return [];
  const known = new Set(all.flatMap(({ codes = {} }) => Object.keys(codes).map(Number)));
  return [row.status].flat().flatMap((status, index) => {
    if (typeof status !== 'number' || known.has(status)) return [];
    const place = Array.isArray(row.status) ? `${pointer}/status/${index}` : `${pointer}/status`;
    return [{ file, pointer: place, ...mistake('unknown-status', { status }) }];
  });
});

/** Creates a check of the rows of all calls. */
function checkRows(find: (placed: PlacedRow) => readonly Problem[]): Check {
  return ({ forms, tools: { operations } }) => {
    if (operations === null) return [];
    const all = [...operations.values()];
    return forms.flatMap((form) => {
      const file = `schemas/${form.id}/calls.json`;
      return form.source.calls.calls.flatMap(({ call, outcomes }, position) =>
        outcomes.flatMap((row, index): readonly Problem[] => {
          const shape = operations.get(call);
          if ('else' in row || shape?.codes === undefined) return [];
          const pointer = formatPointer('calls', position, 'outcomes', index);
          const isOwn = form.writtenAt({ file, pointer }).file === file;
          return find({ row, file, pointer, call, shape, isOwn, all });
        }),
      );
    });
  };
}

/** Lists the codes that an operation replies under the statuses of a row. */
function listCodes({ codes = {} }: OperationShape, row: StatusRow): readonly string[] {
  return [row.status].flat().flatMap((status) => (typeof status === 'number' ? (codes[status] ?? []) : []));
}
