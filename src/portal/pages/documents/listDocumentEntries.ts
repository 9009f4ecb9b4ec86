import { formatDay, toBerlinTime } from '../../../calendar/index.ts';
import type { ContractDocument } from '../../../protocol/index.ts';

export type DocumentOrder = 'newest' | 'oldest';

export interface DocumentOfContract extends ContractDocument {
  readonly policyNumber: string;
}

/** A document as the list shows it. */
export interface DocumentEntry extends DocumentOfContract {
  /** Its file name without the ending. */
  readonly name: string;
  /** The ending, in capitals; empty where there is none. */
  readonly type: string;
  /** Null when the day of creation is unknown. */
  readonly date: string | null;
}

/** Sorts documents by their time of creation (DOC-004). A document of unknown time counts as the oldest. */
export function listDocumentEntries(
  documents: readonly DocumentOfContract[],
  order: DocumentOrder,
): readonly DocumentEntry[] {
  const oldestFirst = documents
    .toSorted((one, other) => parseCreated(one) - parseCreated(other))
    .map(toDocumentEntry);
  return order === 'oldest' ? oldestFirst : oldestFirst.toReversed();
}

function toDocumentEntry(document: DocumentOfContract): DocumentEntry {
  const { fileName, created } = document;
  const [, name = fileName, type = ''] = /^(.+)\.([a-z0-9]{1,5})$/i.exec(fileName) ?? [];
  const moment = new Date(created);
  const date = Number.isNaN(moment.getTime()) ? null : formatDay(toBerlinTime(moment).day);
  return { ...document, name, type: type.toUpperCase(), date };
}

function parseCreated({ created }: ContractDocument): number {
  const moment = Date.parse(created);
  return Number.isNaN(moment) ? 0 : moment;
}
