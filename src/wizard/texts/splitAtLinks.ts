/** A part of a text: words, or words that are a link of the form. */
export type TextPart = { readonly words: string } | { readonly words: string; readonly link: string };

/** Splits a text at its links, written `[words](name)`, and at the number to call. */
export function splitAtLinks(text: string, phone: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(/\[([^\]]+)\]\(([A-Za-z][A-Za-z0-9]*)\)/g)) {
    const [whole, words = '', link = ''] = found;
    if (found.index > end) parts.push(...splitWords(text.slice(end, found.index), phone));
    parts.push({ words, link });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push(...splitWords(text.slice(end), phone));
  return parts;
}

function splitWords(words: string, phone: string): readonly TextPart[] {
  if (phone === '') return [{ words }];
  return words
    .split(phone)
    .flatMap((between, index) => [
      ...(index === 0 ? [] : [{ words: phone, link: 'phone' }]),
      ...(between === '' ? [] : [{ words: between }]),
    ]);
}
