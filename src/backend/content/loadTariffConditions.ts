import type { Brand } from '../../brand/index.ts';
import { toBerlinTime } from '../../calendar/index.ts';
import { asDocument, type EntryFields, readFile, readText } from '../../content/index.ts';
import { Unavailable } from '../http/Unavailable.ts';
import type { PaperBlock } from '../pdf/Paper.ts';
import { settings } from '../settings/settings.ts';
import written from './entries/tariffConditions.json' with { type: 'json' };
import { fillNumbers } from './fillNumbers.ts';
import { type ContentCall, loadForeignEntries } from './loadForeignEntries.ts';
import { isFetchable } from './loadForeignFile.ts';
import { toPaperBlocks } from './toPaperBlocks.ts';

interface DocumentFacts {
  readonly id: string;
  readonly title: string;
  /** The day of the last change. */
  readonly day: string;
}

/** Conditions whose text the server draws. */
export interface WrittenConditions extends DocumentFacts {
  readonly blocks: readonly PaperBlock[];
}

/** Conditions with a text, or with the address of a PDF. */
export type TariffDocument = WrittenConditions | (DocumentFacts & { readonly address: string });

/**
 * Loads the conditions of the tariffs of a brand in the order of its content service (SVC-012). Not for use in a transaction.
 * @throws Unavailable when the service fails, or sends entries of which none can be read.
 */
export async function loadTariffConditions(call: ContentCall): Promise<readonly TariffDocument[]> {
  const foreign = await loadForeignEntries(call, { contentType: 'tariffConditions', order: 'sys.createdAt' });
  if (foreign === null || call.brand === null) return shippedConditions();
  const { brand, today } = call;
  const documents = foreign.entries
    .toSorted(compareOrder)
    .flatMap((fields) => readEntry(fields, brand, today));
  if (documents.length === 0 && foreign.entries.length + foreign.lost > 0)
    throw new Unavailable('CONTENT_UNREADABLE', settings.retryAfterSeconds.contentService);
  return documents;
}

/** Returns the conditions that come with the embedded content service. */
export function shippedConditions(): readonly WrittenConditions[] {
  return written.map(({ id, updatedAt, fields }) => ({
    id,
    title: fields.title,
    day: updatedAt.slice(0, 10),
    blocks: fields.text.richText.map((text) => ({ kind: 'paragraph', text: fillNumbers(text) })),
  }));
}

/** A document has a PDF on a host that the brand names, or else a text. */
function readEntry(fields: EntryFields, brand: Brand, today: string): readonly TariffDocument[] {
  const { id, updatedAt } = fields;
  const title = readText(fields['title']) ?? readText(fields['cmsTitle']);
  if (title === null || typeof id !== 'string') return [];
  const changed = new Date(typeof updatedAt === 'string' ? updatedAt : '');
  const day = Number.isNaN(changed.getTime()) ? today : toBerlinTime(changed).day;
  const file = readFile(fields['media'] ?? fields['file']);
  if (file !== null && isDocument(file.kind) && isFetchable(brand, file.address))
    return [{ id, title, day, address: file.address }];
  const document = asDocument(fields['text'] ?? fields['content']);
  return document === null ? [] : [{ id, title, day, blocks: toPaperBlocks(document) }];
}

function isDocument(kind: string): boolean {
  return kind !== 'picture' && kind !== 'film';
}

/** Entries without an `order` keep their place behind the others. */
function compareOrder({ order: one }: EntryFields, { order: other }: EntryFields): number {
  const [left, right] = [one, other].map((order) => (typeof order === 'number' ? order : Number.MAX_VALUE));
  return (left ?? 0) - (right ?? 0);
}
