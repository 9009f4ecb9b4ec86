import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF says to a reader and to a screen reader. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const { info, metadata } = await document.getMetadata();
  const pages: { readonly text: string; readonly tags: readonly string[] }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push({ text: text.replace(/\s+/g, ' '), tags: tagsOf(await page.getStructTree()) });
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

function tagsOf(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { role, children } = node as { readonly role?: string; readonly children?: readonly unknown[] };
  return [...(role === undefined ? [] : [role]), ...(children ?? []).flatMap(tagsOf)];
}
