import { makePdf } from '../pdf/makePdf.ts';
import { type ContentRecord, createSys, type WrittenForm, type WrittenPicture } from './ContentRecord.ts';
import { fillNumbers } from './fillNumbers.ts';
import { type ContentLinks, readLinks } from './findLinkedRecords.ts';
import forms from './forms.json' with { type: 'json' };
import { loadEntries } from './loadEntries.ts';
import pictures from './pictures.json' with { type: 'json' };
import { writePrintedForm } from './writePrintedForm.ts';

/** The records of the content service, and the files of its assets by `<asset id>/<file name>`. */
export interface Content {
  readonly entries: readonly ContentRecord[];
  readonly assets: readonly ContentRecord[];
  readonly links: ContentLinks;
  readonly files: ReadonlyMap<string, ContentFile>;
}

interface ContentFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/** Loads the shipped content and draws its forms. `url` of an asset's file is a path; the responding host is put before it. */
export async function loadContent(): Promise<Content> {
  const parts = [...(await Promise.all(forms.map(formParts))), ...pictures.map(drawPicture)];
  const [entries, assets] = [loadEntries(), parts.map(createAsset)];
  return {
    entries,
    assets,
    links: readLinks([...entries, ...assets]),
    files: new Map(parts.map(({ id, fileName, file }) => [`${id}/${fileName}`, file])),
  };
}

interface AssetParts {
  readonly id: string;
  readonly fileName: string;
  readonly updatedAt: string;
  readonly fields: { readonly title: string; readonly description: string };
  readonly file: ContentFile;
  /** Size of a picture in pixels. */
  readonly image?: { readonly width: number; readonly height: number };
}

async function formParts(written: WrittenForm): Promise<AssetParts> {
  const { id, fileName, updatedAt, form } = written;
  const bytes = await makePdf(writePrintedForm(written));
  const fields = { title: fillNumbers(form.title), description: fillNumbers(form.intro) };
  return { id, fileName, updatedAt, fields, file: { bytes, contentType: 'application/pdf' } };
}

function drawPicture(picture: WrittenPicture): AssetParts {
  const { id, fileName, updatedAt, description, width, height, svg } = picture;
  const file = { bytes: new TextEncoder().encode(svg), contentType: 'image/svg+xml' };
  return { id, fileName, updatedAt, fields: { title: id, description }, file, image: { width, height } };
}

function createAsset({ id, fileName, updatedAt, fields, file, image }: AssetParts): ContentRecord {
  return {
    sys: createSys('Asset', id, updatedAt),
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
