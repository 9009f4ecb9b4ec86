import type { DescribedCall, DescribedReply } from '../../../analysis/index.ts';
import { isSuccessStatus } from '../../../engine/index.ts';
import type { KnownCall } from '../WorkbenchApi.ts';

/** One answer of the server, and what the form does then. */
export interface ReplyRow {
  /** A number, `2xx`, `network` or `unreadable`; empty for every other answer. */
  readonly status: string;
  readonly code: string | null;
  /** By condition, the first that holds; the last has none. */
  readonly cases: readonly ReplyCase[];
  /** Whether the service knows the answer, and the form has nothing for it but what it says for every other answer. */
  readonly isGap: boolean;
  /** Whether it stands for every other answer. */
  readonly isElse: boolean;
}

export type ReplyCase = Pick<DescribedReply, 'when' | 'effects'>;

/** Lists the answers of a call: those of the form's table, those that only the protocol knows, and every other answer. */
export function listReplyRows(
  { replies, otherwise }: Pick<DescribedCall, 'replies' | 'otherwise'>,
  { answers }: Pick<KnownCall, 'answers'>,
): readonly ReplyRow[] {
  const rest: ReplyCase = { when: null, effects: otherwise };
  const keys = new Map(replies.map(({ status, code }) => [nameReply(status, code), { status, code }]));
  const written = [...keys.values()].map(({ status, code }): ReplyRow => {
    const cases = findCases(replies, status, code);
    return { status, code, cases: isClosed(cases) ? cases : [...cases, rest], isGap: false, isElse: false };
  });
  const known = Object.entries(answers).flatMap(([status, codes]) =>
    isSuccessStatus(Number(status))
      ? []
      : (codes.length === 0 ? [null] : codes).map((code) => ({ status, code })),
  );
  const gaps = known
    .filter(({ status, code }) => !isClosed(findCases(replies, status, code)))
    .filter(({ status, code }) => !keys.has(nameReply(status, code)))
    .map(({ status, code }): ReplyRow => {
      return { status, code, cases: [...findCases(replies, status, code), rest], isGap: true, isElse: false };
    });
  const all = [...written, ...gaps].toSorted((left, right) => compareRows(left, right));
  return [...all, { status: '', code: null, cases: [rest], isGap: false, isElse: true }];
}

/** Finds the rows that take an answer, up to the first without a condition. */
function findCases(
  replies: readonly DescribedReply[],
  status: string,
  code: string | null,
): readonly ReplyCase[] {
  const taking = replies.filter(
    (reply) => reply.status === status && (reply.code === null || reply.code === code),
  );
  const end = taking.findIndex(({ when }) => when === null);
  return (end === -1 ? taking : taking.slice(0, end + 1)).map(({ when, effects }) => ({ when, effects }));
}

function isClosed(cases: readonly ReplyCase[]): boolean {
  return cases.at(-1)?.when === null;
}

function nameReply(status: string, code: string | null): string {
  return `${status} ${code ?? ''}`;
}

/** Successes come first, then no answer, then refusals by number; rows without a code follow those with one. */
function compareRows(left: ReplyRow, right: ReplyRow): number {
  return rank(left) - rank(right) || Number(left.code === null) - Number(right.code === null);
}

function rank({ status }: ReplyRow): number {
  if (status === '2xx') return 0;
  const number = Number(status);
  if (Number.isNaN(number)) return 300;
  return number;
}
