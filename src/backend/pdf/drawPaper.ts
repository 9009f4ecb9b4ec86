import PDFDocument from 'pdfkit';
import { getContact } from '../../brand/index.ts';
import { drawBlock, sheet } from './drawBlock.ts';
import { drawText } from './drawText.ts';
import { paperFonts } from './paperFonts.ts';
import type { BrandMark } from './readBrandMark.ts';
import type { Paper } from './Paper.ts';

/** Draws a paper as a PDF. `mark`: the mark of its brand. */
export function drawPaper(paper: Paper, mark: BrandMark | null): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: sheet.top, bottom: 842 - sheet.bottom - 30, left: sheet.left, right: sheet.left },
    lang: 'de-DE',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    bufferPages: true,
    info: {
      Title: paper.title,
      Author: paper.brand.name,
      CreationDate: new Date(`${paper.day.iso}T12:00:00Z`),
    },
  });
  doc.registerFont('regular', paperFonts.regular().font).registerFont('bold', paperFonts.bold().font);
  const bytes = collectBytes(doc);

  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.y = sheet.top;
  root.add(
    doc.struct('H1', () =>
      drawText(doc, paper.title, {
        font: 'bold',
        size: 22,
        x: sheet.left,
        y: doc.y,
        options: { width: sheet.right - sheet.left },
      }),
    ),
  );
  doc.y += 10;
  for (const block of paper.blocks) drawBlock(doc, root, block);
  root.end();
  drawFrames(doc, paper, mark);
  doc.end();
  return bytes;
}

/** Draws header and footer of every page, which screen readers skip: brand, day, insurer and the page number. */
function drawFrames(doc: PDFDocument, { brand, contact, day, pageOf }: Paper, mark: BrandMark | null): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    drawMark(doc, brand, mark);
    const right = { width: 240, align: 'right', lineBreak: false } as const;
    doc
      .font('regular')
      .fontSize(10)
      .fillColor('#4b534f')
      .text(day.words, sheet.right - 240, 52, right);
    doc.moveTo(sheet.left, 84).lineTo(sheet.right, 84).lineWidth(1).stroke(brand.colors.primary);
    const number = pageOf.replace('{page}', String(index - start + 1)).replace('{pages}', String(count));
    const { phone, email } = getContact(brand, contact);
    const words = [brand.name, phone, email].filter((part) => part !== '');
    doc.fontSize(9).fillColor('#4b534f').text(words.join(' · '), sheet.left, 800, { lineBreak: false });
    doc.text(number, sheet.right - 240, 800, right);
    doc.endMarkedContent();
  }
}

const markSize = 34;

function drawMark(doc: PDFDocument, brand: Paper['brand'], mark: BrandMark | null): void {
  const nameAt = mark === null ? sheet.left : sheet.left + markSize + 10;
  if (mark !== null) {
    doc
      .save()
      .translate(sheet.left, 40)
      .scale(markSize / mark.size);
    doc.roundedRect(0, 0, mark.size, mark.size, mark.radius).fill(mark.fill);
    doc.translate(mark.offset, mark.offset).scale(mark.scale);
    for (const { outline, fill, isEvenOdd } of mark.paths)
      doc.path(outline).fill(fill, isEvenOdd ? 'even-odd' : 'non-zero');
    doc.restore();
  }
  doc.font('bold').fontSize(16).fillColor('#1a1f1c').text(brand.name, nameAt, 47, { lineBreak: false });
}

function collectBytes(doc: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
}
