/** A printable form: one A4 page, under every label a line to write on. */
export type PrintedForm = {
  title: string;
  intro: string;
  sections: readonly { heading: string; fields: readonly string[] }[];
};

const page = { width: 595, height: 842, left: 56, right: 539, top: 780 };

/** The form as a PDF with the standard fonts every reader has (Windows-1252 covers German). */
export function formPdf(form: PrintedForm): Buffer {
  const stream = Buffer.from(draw(form), 'latin1');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (de-DE) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    Buffer.concat([
      Buffer.from(`<< /Length ${stream.length} >>\nstream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(form.title)} >>`,
  ]);
}

function draw(form: PrintedForm): string {
  const out: string[] = [write('F2', 20, page.top, form.title)];
  let y = page.top - 28;
  for (const line of wrap(form.intro, 92)) {
    out.push(write('F1', 10, y, line));
    y -= 14;
  }
  for (const section of form.sections) {
    y -= 20;
    out.push(write('F2', 12, y, section.heading));
    y -= 20;
    for (const field of section.fields) {
      const line = y - 20;
      out.push(write('F1', 9, y, field), `0.5 w ${page.left} ${line} m ${page.right} ${line} l S`);
      y -= 36;
    }
  }
  return out.join('\n');
}

const write = (font: 'F1' | 'F2', size: number, y: number, line: string): string =>
  `BT /${font} ${size} Tf ${page.left} ${y} Td ${literal(line)} Tj ET`;

const literal = (value: string): string => `(${value.replace(/[\\()]/g, '\\$&')})`;

function wrap(value: string, width: number): string[] {
  const lines = [''];
  for (const word of value.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

function assemble(objects: readonly (string | Buffer)[]): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  const push = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = length;
  push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}`));
  push(
    Buffer.from(
      `trailer\n<< /Size ${size} /Root 1 0 R /Info ${size - 1} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}
