import type { Content } from './loadContent.ts';
import type { ContentLink, ContentRecord } from './ContentRecord.ts';

/** Returns all records that the items link to, also from rich text, up to `depth` links away, without the items themselves. */
export function findLinkedRecords(
  items: readonly ContentRecord[],
  { entries, assets }: Content,
  depth: number,
): { Entry?: ContentRecord[]; Asset?: ContentRecord[] } {
  const known = new Map(
    [...entries, ...assets].map((record) => [createRecordKey(record.sys.type, record.sys.id), record]),
  );
  const shown = new Set(items.map((item) => createRecordKey(item.sys.type, item.sys.id)));
  const found: ContentRecord[] = [];
  let level: readonly ContentRecord[] = items;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: ContentRecord[] = [];
    for (const key of level.flatMap((record) => findLinks(record.fields))) {
      const record = known.get(key);
      if (!record || shown.has(key)) continue;
      shown.add(key);
      next.push(record);
    }
    found.push(...next);
    level = next;
  }
  const linkedEntries = found.filter((record) => record.sys.type === 'Entry');
  const linkedAssets = found.filter((record) => record.sys.type === 'Asset');
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
