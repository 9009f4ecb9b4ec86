import type PDFDocument from 'pdfkit';
import type { TextOptions } from 'pdfkit';
import { spellWith } from '../../plain/spellWith.ts';
import { type FontName, paperFonts } from './paperFonts.ts';

interface Look {
  readonly font: FontName;
  /** Points. */
  readonly size: number;
  readonly options: TextOptions;
}

/** Draws a text with the letters that its font has. Where one is replaced, the written text is what people copy and screen readers read. */
export function drawText(
  doc: PDFDocument,
  text: string,
  { font, size, options, x, y }: Look & { readonly x: number; readonly y: number },
): void {
  const shown = spellWith(text, paperFonts[font]().hasGlyph);
  doc.font(font).fontSize(size).fillColor('#1a1f1c');
  if (shown !== text) doc.markContent('Span', { actual: text });
  doc.text(shown, x, y, options);
  if (shown !== text) doc.endMarkedContent();
}

/** Returns the height of a text in points. */
export function measureText(doc: PDFDocument, text: string, { font, size, options }: Look): number {
  return doc.font(font).fontSize(size).heightOfString(spellWith(text, paperFonts[font]().hasGlyph), options);
}
