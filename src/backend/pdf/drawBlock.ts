import type PDFDocument from 'pdfkit';
import { drawText, measureText } from './drawText.ts';
import type { PaperBlock, PaperTable } from './Paper.ts';

type Doc = PDFDocument;
export type Structure = ReturnType<Doc['struct']>;

/** The margins of a sheet of A4 in points. */
export const sheet = { left: 56, top: 112, right: 539, bottom: 770 } as const;
const width = sheet.right - sheet.left;
const line = '#c4cbc7';

/** Draws a block of a paper below the previous one and tags it for screen readers. */
export function drawBlock(doc: Doc, root: Structure, block: PaperBlock): void {
  switch (block.kind) {
    case 'heading':
      startPageIfNeeded(doc, 60);
      doc.y += 10;
      root.add(doc.struct('H2', () => write(doc, block.text, { size: 14, font: 'bold' })));
      doc.y += 4;
      return;
    case 'paragraph':
      startPageIfNeeded(doc, measureHeight(doc, block.text, width));
      root.add(doc.struct('P', () => write(doc, block.text, { size: 11, font: 'regular' })));
      doc.y += 8;
      return;
    case 'facts':
      drawFacts(doc, root, block.rows);
      return;
    case 'blanks':
      for (const label of block.labels) drawBlank(doc, root, label);
      doc.y += 4;
      return;
    case 'table':
      drawTable(doc, root, block);
  }
}

function write(
  doc: Doc,
  text: string,
  look: { readonly size: number; readonly font: 'regular' | 'bold' },
): void {
  drawText(doc, text, { ...look, x: sheet.left, y: doc.y, options: { width, lineGap: 2 } });
}

function measureHeight(doc: Doc, text: string, inWidth: number): number {
  return measureText(doc, text, { font: 'regular', size: 11, options: { width: inWidth, lineGap: 2 } });
}

/** Starts a new page when `height` does not fit on this one. Returns true when it did. */
function startPageIfNeeded(doc: Doc, height: number): boolean {
  if (doc.y + height <= sheet.bottom) return false;
  doc.addPage();
  doc.y = sheet.top;
  return true;
}

const labelWidth = 190;

function drawFacts(
  doc: Doc,
  root: Structure,
  rows: readonly { readonly label: string; readonly value: string }[],
) {
  const list = doc.struct('L');
  root.add(list);
  for (const { label, value } of rows) {
    const height = Math.max(
      measureHeight(doc, label, labelWidth - 10),
      measureHeight(doc, value, width - labelWidth),
    );
    startPageIfNeeded(doc, height + 8);
    const { y } = doc;
    const item = doc.struct('LI');
    list.add(item);
    item.add(doc.struct('Lbl', () => cell(doc, label, { x: sheet.left, y, width: labelWidth - 10 })));
    item.add(
      doc.struct('LBody', () =>
        cell(doc, value, { x: sheet.left + labelWidth, y, width: width - labelWidth, font: 'bold' }),
      ),
    );
    item.end();
    doc.y = y + height + 6;
  }
  list.end();
  doc.y += 8;
}

/** The distance between two labels, with space to write in between. */
const blankHeight = 32;

function drawBlank(doc: Doc, root: Structure, label: string): void {
  startPageIfNeeded(doc, blankHeight);
  const { y } = doc;
  root.add(doc.struct('P', () => cell(doc, label, { x: sheet.left, y, width })));
  drawLine(doc, y + blankHeight - 4);
  doc.y = y + blankHeight;
}

/** Draws a line, which screen readers skip. */
function drawLine(doc: Doc, y: number): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(sheet.left, y).lineTo(sheet.right, y).lineWidth(0.5).stroke(line);
  doc.endMarkedContent();
}

/** The space above and below the texts of a row. */
const cellGap = 4;

/** Draws a table cell by cell, because pdfkit tags its own tables wrongly. Screen readers skip the head on further pages. */
function drawTable(doc: Doc, root: Structure, { head, rows }: PaperTable): void {
  startPageIfNeeded(
    doc,
    [head, ...rows.slice(0, 2)].reduce((sum, row) => sum + measureRow(doc, row), 0),
  );
  const table = doc.struct('Table');
  root.add(table);
  const top = doc.struct('THead');
  table.add(top);
  drawRow(doc, top, head, 'Column');
  top.end();
  const body = doc.struct('TBody');
  table.add(body);
  for (const row of rows) {
    if (startPageIfNeeded(doc, measureRow(doc, row))) {
      doc.markContent('Artifact', { type: 'Pagination' });
      drawCells(doc, head, (text, place) => cell(doc, text, { ...place, font: 'bold' }));
      doc.endMarkedContent();
    }
    drawRow(doc, body, row, 'Row');
  }
  body.end();
  table.end();
  doc.y += 14;
}

function drawRow(doc: Doc, into: Structure, texts: readonly string[], scope: 'Column' | 'Row'): void {
  const row = doc.struct('TR');
  into.add(row);
  drawCells(doc, texts, (text, place, index) => {
    const isHead = scope === 'Column' || index === 0;
    const element = doc.struct(isHead ? 'TH' : 'TD', () =>
      cell(doc, text, { ...place, font: isHead ? 'bold' : 'regular' }),
    );
    if (isHead) {
      const scopeOfHead = doc.ref({ O: 'Table', Scope: scope });
      element.dictionary.data['A'] = scopeOfHead;
      scopeOfHead.end();
    }
    row.add(element);
  });
  row.end();
}

interface CellBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

function drawCells(
  doc: Doc,
  texts: readonly string[],
  draw: (text: string, place: CellBox, index: number) => void,
): void {
  const bottom = doc.y + measureRow(doc, texts);
  const y = doc.y + cellGap;
  texts.forEach((text, index) => draw(text, { ...findColumn(texts, index), y }, index));
  doc.y = bottom;
  drawLine(doc, bottom);
}

/** Returns the height of a row: that of its longest text, which may be bold. */
function measureRow(doc: Doc, texts: readonly string[]): number {
  const heights = texts.map((text, index) => {
    const options = { width: findColumn(texts, index).width, lineGap: 2 };
    return measureText(doc, text, { font: 'bold', size: 10.5, options });
  });
  return Math.max(...heights) + 2 * cellGap;
}

/** Returns the position of a column. The first one, with the names of the rows, is wider. */
function findColumn(texts: readonly string[], index: number): Omit<CellBox, 'y'> {
  const first = width * 0.34;
  const each = (width - first) / Math.max(1, texts.length - 1);
  return index === 0
    ? { x: sheet.left, width: first - 6, align: 'left' }
    : { x: sheet.left + first + (index - 1) * each, width: each - 6, align: 'right' };
}

function cell(doc: Doc, text: string, place: CellBox & { readonly font?: 'regular' | 'bold' }): void {
  const { x, y, width: cellWidth, align = 'left', font = 'regular' } = place;
  drawText(doc, text, { font, size: 10.5, x, y, options: { width: cellWidth, align, lineGap: 2 } });
}
