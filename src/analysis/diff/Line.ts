/** A line of a report before it is drawn: a heading, a sentence, or an item of a list (depth from 0). Names stand in back quotes. */
export type Line =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'sentence'; readonly text: string }
  | { readonly kind: 'item'; readonly depth: number; readonly text: string };

export const heading = (level: 1 | 2 | 3, text: string): Line => ({ kind: 'heading', level, text });
export const createSentenceLine = (text: string): Line => ({ kind: 'sentence', text });
export const item = (depth: number, text: string): Line => ({ kind: 'item', depth, text });

/** Formats a report for a review. Texts of customers that look like Markdown are escaped. */
export function formatAsMarkdown(lines: readonly Line[]): string {
  const escaped = lines.map((line) => ({ ...line, text: escapeMarkup(line.text) }));
  return joinLines(escaped, ({ level, text }) => `${'#'.repeat(level)} ${text}`);
}

/** Escapes everything outside of back quotes, which only this module writes. */
function escapeMarkup(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[\\*_[\]<>~|]/g, '\\$&')))
    .join('');
}

/** Formats a report for a terminal: names without quotes, headings underlined. */
export function formatAsPlainText(lines: readonly Line[]): string {
  const plain = lines.map((line) => ({ ...line, text: line.text.replaceAll('`', '') }));
  return joinLines(plain, ({ level, text }) =>
    level === 3 ? text : `${text}\n${(level === 1 ? '=' : '-').repeat(text.length)}`,
  );
}

function joinLines(
  lines: readonly Line[],
  draw: (line: Extract<Line, { kind: 'heading' }>) => string,
): string {
  return lines
    .map((line, index) => {
      const space = index > 0 && (line.kind !== 'item' || lines[index - 1]?.kind !== 'item') ? '\n' : '';
      switch (line.kind) {
        case 'heading':
          return space + draw(line);
        case 'sentence':
          return space + line.text;
        case 'item':
          return `${space}${'  '.repeat(line.depth)}- ${line.text}`;
      }
    })
    .join('\n');
}
