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
import termsOfUse from './entries/termsOfUse.json' with { type: 'json' };
import forms from './forms.json' with { type: 'json' };
import {
  type ContentRecord,
  type ContentSys,
  linkTo,
  type WrittenEntry,
  type WrittenForm,
  type WrittenValue,
} from './ContentRecord.ts';
import { formPdf } from './formPdf.ts';
import { toRichText } from './toRichText.ts';

/** Everything the content service has, and the files behind its assets by `<asset id>/<file name>`. */
export interface Content {
  readonly entries: readonly ContentRecord[];
  readonly assets: readonly ContentRecord[];
  readonly files: ReadonlyMap<string, Buffer>;
}

export const contentLocale = 'de';

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
  termsOfUse,
};

/** The shipped content. `url` of an asset's file is a path; the answering host is put before it. */
export function loadContent(): Content {
  const files = new Map<string, Buffer>();
  const assets = forms.map((form) => asset(form, files));
  const entries = Object.entries(written).flatMap(([contentType, list]) =>
    list.map((item) => entry(contentType, item)),
  );
  return { entries, assets, files };
}

function entry(contentType: string, { id, updatedAt, fields }: WrittenEntry): ContentRecord {
  const values = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, valueOf(value)] as const],
  );
  return {
    sys: { ...sysOf('Entry', id, updatedAt), contentType: linkTo('ContentType', contentType) },
    fields: Object.fromEntries(values),
  };
}

function valueOf(value: WrittenValue): unknown {
  if (typeof value !== 'object') return value;
  if ('richText' in value) return toRichText(value.richText);
  if ('asset' in value) return linkTo('Asset', value.asset);
  return value.entries.map((id) => linkTo('Entry', id));
}

function asset({ id, fileName, updatedAt, form }: WrittenForm, files: Map<string, Buffer>): ContentRecord {
  const file = formPdf(form);
  files.set(`${id}/${fileName}`, file);
  return {
    sys: sysOf('Asset', id, updatedAt),
    fields: {
      title: form.title,
      description: form.intro,
      file: {
        url: `/cms/files/${id}/${fileName}`,
        details: { size: file.length },
        fileName,
        contentType: 'application/pdf',
      },
    },
  };
}

function sysOf(type: 'Entry' | 'Asset', id: string, updatedAt: string): ContentSys {
  return { id, type, createdAt: updatedAt, updatedAt, revision: 1, locale: contentLocale };
}
