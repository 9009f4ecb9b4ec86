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
import forms from './forms.json' with { type: 'json' };
import pictures from './pictures.json' with { type: 'json' };
import {
  type ContentRecord,
  type ContentSys,
  linkTo,
  type WrittenEntry,
  type WrittenForm,
  type WrittenPicture,
  type WrittenValue,
} from './ContentRecord.ts';
import { formPdf } from './formPdf.ts';
import { toRichText } from './toRichText.ts';

/** Everything the content service has, and the files behind its assets by `<asset id>/<file name>`. */
export interface Content {
  readonly entries: readonly ContentRecord[];
  readonly assets: readonly ContentRecord[];
  readonly files: ReadonlyMap<string, ContentFile>;
}

interface ContentFile {
  readonly bytes: Buffer;
  readonly contentType: string;
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
  tariffConditions,
  termsOfUse,
};

/** The shipped content. `url` of an asset's file is a path; the answering host is put before it. */
export function loadContent(): Content {
  const files = new Map<string, ContentFile>();
  const assets = [
    ...forms.map((form) => formAsset(form, files)),
    ...pictures.map((picture) => pictureAsset(picture, files)),
  ];
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

function formAsset({ id, fileName, updatedAt, form }: WrittenForm, files: Files): ContentRecord {
  const file = { bytes: formPdf(form), contentType: 'application/pdf' };
  const fields = { title: form.title, description: form.intro };
  return asset({ id, fileName, updatedAt, fields, file }, files);
}

function pictureAsset(picture: WrittenPicture, files: Files): ContentRecord {
  const { id, fileName, updatedAt, description, width, height, svg } = picture;
  const file = { bytes: Buffer.from(svg), contentType: 'image/svg+xml' };
  return asset(
    { id, fileName, updatedAt, fields: { title: id, description }, file, image: { width, height } },
    files,
  );
}

type Files = Map<string, ContentFile>;

interface AssetParts {
  readonly id: string;
  readonly fileName: string;
  readonly updatedAt: string;
  readonly fields: { readonly title: string; readonly description: string };
  readonly file: ContentFile;
  /** In pixels, of a picture. */
  readonly image?: { readonly width: number; readonly height: number };
}

function asset({ id, fileName, updatedAt, fields, file, image }: AssetParts, files: Files): ContentRecord {
  files.set(`${id}/${fileName}`, file);
  return {
    sys: sysOf('Asset', id, updatedAt),
    fields: {
      ...fields,
      file: {
        url: `/cms/files/${id}/${fileName}`,
        details: { size: file.bytes.length, ...(image === undefined ? {} : { image }) },
        fileName,
        contentType: file.contentType,
      },
    },
  };
}

function sysOf(type: 'Entry' | 'Asset', id: string, updatedAt: string): ContentSys {
  return { id, type, createdAt: updatedAt, updatedAt, revision: 1, locale: contentLocale };
}
