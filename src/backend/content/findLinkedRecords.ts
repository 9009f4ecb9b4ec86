import type { ContentLink, ContentRecord } from './ContentRecord.ts';

/** The records to which each record links, also from rich text. */
export type ContentLinks = ReadonlyMap<ContentRecord, readonly ContentRecord[]>;

/** Follows the links of all records. A link to a record that does not exist is left out. */
export function readLinks(records: readonly ContentRecord[]): ContentLinks {
  const known = new Map(records.map((record) => [createRecordKey(record.sys.type, record.sys.id), record]));
  return new Map(
    records.map((record) => [record, findLinks(record.fields).flatMap((key) => known.get(key) ?? [])]),
  );
}

/** Returns all records that the items link to, up to `depth` links away, without the items themselves. */
export function findLinkedRecords(
  items: readonly ContentRecord[],
  links: ContentLinks,
  depth: number,
): { Entry?: ContentRecord[]; Asset?: ContentRecord[] } {
  const found = new Set(items);
  let level = items;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    level = [...new Set(level.flatMap((record) => links.get(record) ?? []))].filter(
      (record) => !found.has(record),
    );
    for (const record of level) found.add(record);
  }
  const linked = [...found].slice(items.length);
  const linkedEntries = linked.filter((record) => record.sys.type === 'Entry');
  const linkedAssets = linked.filter((record) => record.sys.type === 'Asset');
  return {
    ...(linkedEntries.length > 0 && { Entry: linkedEntries }),
    ...(linkedAssets.length > 0 && { Asset: linkedAssets }),
  };
}

const createRecordKey = (type: string, id: string): string => `${type}:${id}`;

function findLinks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLink(value)) return [createRecordKey(value.sys.linkType, value.sys.id)];
  return Object.values(value).flatMap(findLinks);
}

function isLink(value: object): value is ContentLink {
  const sys = 'sys' in value ? value.sys : null;
  return typeof sys === 'object' && sys !== null && 'type' in sys && sys.type === 'Link';
}
