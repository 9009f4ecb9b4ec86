import blog from './entries/blog.json' with { type: 'json' };
import bubbleHelp from './entries/bubbleHelp.json' with { type: 'json' };
import claimDocuments from './entries/claimDocuments.json' with { type: 'json' };
import contactHours from './entries/contactHours.json' with { type: 'json' };
import deactivatedNotice from './entries/deactivatedNotice.json' with { type: 'json' };
import faqCategory from './entries/faqCategory.json' with { type: 'json' };
import faqEntry from './entries/faqEntry.json' with { type: 'json' };
import generalText from './entries/generalText.json' with { type: 'json' };
import imprint from './entries/imprint.json' with { type: 'json' };
import news from './entries/news.json' with { type: 'json' };
import tariffConditions from './entries/tariffConditions.json' with { type: 'json' };
import termsOfUse from './entries/termsOfUse.json' with { type: 'json' };
import {
  type ContentRecord,
  createLink,
  createSys,
  type WrittenEntry,
  type WrittenValue,
} from './ContentRecord.ts';
import { fillNumbers } from './fillNumbers.ts';
import { toRichText } from './toRichText.ts';

const written: Readonly<Record<string, readonly WrittenEntry[]>> = {
  blog,
  bubbleHelp,
  claimDocuments,
  contactHours,
  deactivatedNotice,
  faqCategory,
  faqEntry,
  generalText,
  imprint,
  news,
  tariffConditions,
  termsOfUse,
};

/** Loads the shipped entries of all content types. */
export function loadEntries(): readonly ContentRecord[] {
  return Object.entries(written).flatMap(([contentType, list]) =>
    list.map((item) => createEntry(contentType, item)),
  );
}

function createEntry(contentType: string, { id, updatedAt, fields }: WrittenEntry): ContentRecord {
  const values = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, toFieldValue(value)] as const],
  );
  return {
    sys: { ...createSys('Entry', id, updatedAt), contentType: createLink('ContentType', contentType) },
    fields: Object.fromEntries(values),
  };
}

function toFieldValue(value: WrittenValue): unknown {
  if (typeof value === 'string') return fillNumbers(value);
  if (typeof value !== 'object') return value;
  if ('richText' in value) return toRichText(value.richText.map(fillNumbers));
  if ('asset' in value) return createLink('Asset', value.asset);
  return value.entries.map((id) => createLink('Entry', id));
}
