import type { Tables } from '../Tables.ts';

/** What of a column is encrypted: bytes in base64, or the member of a JSON value at a path; the whole value with an empty path. */
type SealedPart = { readonly kind: 'base64' } | { readonly kind: 'json'; readonly path: readonly string[] };

type SealedColumns = {
  readonly [Table in keyof Tables]?: { readonly [Column in keyof Tables[Table]]?: SealedPart };
};

/** The columns with bank accounts, injuries, statements, files and keys of one-time codes, which are encrypted in the database. */
const columns = {
  claims: { claim: { kind: 'json', path: [] }, answers: { kind: 'json', path: [] } },
  document_blocks: { content: { kind: 'base64' } },
  papers: { content: { kind: 'base64' } },
  policies: { data: { kind: 'json', path: ['paymentDetails', 'bankAccount'] } },
  payment_changes: { change: { kind: 'json', path: ['bankAccount'] } },
  second_factors: { secret: { kind: 'base64' } },
  outbox: { attachments: { kind: 'json', path: [] } },
} as const satisfies SealedColumns;

/** A sealed column with its place. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly part: SealedPart;
}

export const sealedColumns: readonly SealedColumn[] = Object.entries(columns).flatMap(([table, parts]) =>
  Object.entries<SealedPart>(parts).map(([column, part]) => ({ table, column, part })),
);
