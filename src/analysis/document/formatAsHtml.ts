/**
 * Converts a page of `documentForm` to one printable HTML file: German, without scripts and without requests. Knows the Markdown of this
 * module only.
 */
export function formatAsHtml(markdown: string): string {
  const lines = markdown.split('\n');
  const title = lines.find((line) => line.startsWith('# '))?.slice(2) ?? '';
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${toHtmlBlocks(lines).join('\n')}
</main>
</body>
</html>
`;
}

function toHtmlBlocks(lines: readonly string[]): readonly string[] {
  const blocks: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const [, marks, text] = /^(#{1,3}) (.*)$/.exec(line) ?? [];
    if (marks) blocks.push(`<h${marks.length}>${formatInline(text ?? '')}</h${marks.length}>`);
    else if (line.startsWith('| ')) {
      const end = lines.findIndex((other, place) => place > index && !other.startsWith('| '));
      const rows = lines.slice(index, end === -1 ? lines.length : end);
      blocks.push(toHtmlTable(rows));
      index += rows.length - 1;
    } else blocks.push(`<p>${formatInline(line)}</p>`);
  }
  return blocks;
}

function toHtmlTable(rows: readonly string[]): string {
  const [head = '', , ...body] = rows;
  const row = (line: string, cell: 'th scope="col"' | 'td') =>
    `<tr>${splitCells(line)
      .map((text) => `<${cell}>${formatInline(text)}</${cell.slice(0, 2)}>`)
      .join('')}</tr>`;
  return `<table>\n<thead>${row(head, 'th scope="col"')}</thead>\n<tbody>\n${body.map((line) => row(line, 'td')).join('\n')}\n</tbody>\n</table>`;
}

/** Splits a row of a table at the bars that are not escaped. */
function splitCells(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function formatInline(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]*)`/g, (_, name: string) => `<code>${addBreaks(name)}</code>`);
}

/** Allows line breaks after the parts of long names. */
function addBreaks(name: string): string {
  return name.replaceAll(/[./|)_](?=.)/g, '$&<wbr>');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const style = `
:root { color-scheme: light; }
body { margin: 0; color: #1a1a1a; background: #fff; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 75rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.75rem; }
h2 { margin-top: 2.5rem; padding-top: .5rem; border-top: 1px solid #767676; font-size: 1.35rem; }
table { width: 100%; margin: 1rem 0; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .35rem .5rem; border: 1px solid #b3b3b3; text-align: left; vertical-align: top; }
th { background: #f2f2f2; }
code { font: .9em ui-monospace, monospace; overflow-wrap: break-word; }
@media (max-width: 40rem) { table { display: block; overflow-x: auto; } td { min-width: 8rem; } }
@page { size: A4 landscape; margin: 15mm; }
@media print {
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  h2 { break-after: avoid; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
}
`;
