import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF says to a reader and to a screen reader. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const { info, metadata } = await document.getMetadata();
  const pages: PageRead[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    const boxes = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [boxOf(item)] : []));
    pages.push({
      text: text.replace(/\s+/g, ' '),
      tags: tagsOf(await page.getStructTree()),
      covered: boxes.filter((box, index) => boxes.some((other, at) => at < index && isOver(box, other))),
    });
  }
  return {
    title: (info as Readonly<Record<string, unknown>>)['Title'],
    language: (info as Readonly<Record<string, unknown>>)['Language'],
    isUniversal: metadata?.get('pdfuaid:part'),
    isTagged: (await document.getMarkInfo())?.Marked,
    showsTitle: new Map(Object.entries((await document.getViewerPreferences()) ?? {})).get('DisplayDocTitle'),
    pages,
  };
}

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

interface PageRead {
  readonly text: string;
  readonly tags: readonly string[];
  /** Texts that are drawn over others. */
  readonly covered: readonly Box[];
}

function boxOf({
  str,
  transform,
  width,
  height,
}: {
  readonly str: string;
  readonly transform: readonly unknown[];
  readonly width: number;
  readonly height: number;
}): Box {
  const [left, bottom] = [Number(transform[4]), Number(transform[5])];
  return { text: str, left, right: left + width, bottom, top: bottom + height };
}

/** Lines may touch each other. */
function isOver(one: Box, other: Box): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.bottom + 1 < other.top && other.bottom + 1 < one.top;
}

function tagsOf(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { role, children } = node as { readonly role?: string; readonly children?: readonly unknown[] };
  return [...(role === undefined ? [] : [role]), ...(children ?? []).flatMap(tagsOf)];
}
