import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

export type FontName = 'regular' | 'bold';

interface PaperFont {
  /** The font for pdfkit. */
  readonly font: ReturnType<typeof create>;
  readonly hasGlyph: (codePoint: number) => boolean;
}

/** Fonts of papers, with Latin, Greek and Cyrillic letters. They are parsed once, because that takes longer than drawing a page. */
export const paperFonts: Readonly<Record<FontName, () => PaperFont>> = {
  regular: memoize(() => readFont('Regular')),
  bold: memoize(() => readFont('Bold')),
};

/**
 * Reads each glyph with its own character before the first paper: a font keeps the characters with which it has first read a glyph, and the
 * text that people copy from one paper depended on the papers before it.
 */
function readFont(weight: string): PaperFont {
  const file = `source-sans/TTF/SourceSans3-${weight}.ttf`;
  const font = create(readFileSync(createRequire(import.meta.url).resolve(file)));
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  const codePoints = new Set(font.characterSet);
  return { font, hasGlyph: (codePoint) => codePoints.has(codePoint) };
}

function memoize<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
