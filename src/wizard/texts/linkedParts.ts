/** A stretch of a text: words, or words that are a link of the form. */
export type TextPart = { readonly words: string } | { readonly words: string; readonly link: string };

/** Takes a text apart at its links, written `[words](name)`. */
export function linkedParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(/\[([^\]]+)\]\(([A-Za-z][A-Za-z0-9]*)\)/g)) {
    const [whole, words = '', link = ''] = found;
    if (found.index > end) parts.push({ words: text.slice(end, found.index) });
    parts.push({ words, link });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push({ words: text.slice(end) });
  return parts;
}
