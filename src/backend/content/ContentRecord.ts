/** A value as it is written in `entries/*.json`: readable text and ids instead of rich text and links. */
export type WrittenValue =
  | string
  | number
  | boolean
  | { readonly richText: readonly string[] }
  | { readonly asset: string }
  | { readonly entries: readonly string[] };

/** One entry of `entries/<content type>.json`. */
export interface WrittenEntry {
  readonly id: string;
  readonly updatedAt: string;
  readonly fields: Readonly<Record<string, WrittenValue | undefined>>;
}

/** One form of `forms.json`, offered as a PDF asset. */
export interface WrittenForm {
  readonly id: string;
  readonly fileName: string;
  readonly updatedAt: string;
  readonly form: PrintedForm;
}

/** A form to fill in by hand: each label has a line to write on below it. */
interface PrintedForm {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly heading: string; readonly fields: readonly string[] }[];
}

/** One picture of `pictures.json`, drawn as SVG; width and height in pixels. */
export interface WrittenPicture {
  readonly id: string;
  readonly fileName: string;
  readonly updatedAt: string;
  /** Describes the picture in words. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** An entry or asset as the content service stores it; `sys` and `fields` are what the protocol sends. */
export interface ContentRecord {
  readonly sys: ContentSys;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ContentSys {
  readonly id: string;
  readonly type: 'Entry' | 'Asset';
  readonly contentType?: ContentLink;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly revision: number;
  readonly locale: string;
}

export interface ContentLink {
  readonly sys: { readonly type: 'Link'; readonly linkType: string; readonly id: string };
}

export const contentLocale = 'de';

/** Returns the `sys` of an entry or asset. Shipped content has never been changed, so `createdAt` equals `updatedAt`. */
export function createSys(type: ContentSys['type'], id: string, updatedAt: string): ContentSys {
  return { id, type, createdAt: updatedAt, updatedAt, revision: 1, locale: contentLocale };
}

export const createLink = (linkType: string, id: string): ContentLink => ({
  sys: { type: 'Link', linkType, id },
});
