/** A line of a report before it is drawn: a heading, a sentence, or an item of a list (depth from 0). Names stand in back quotes. */
export type Line =
  | { readonly is: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly is: 'sentence'; readonly text: string }
  | { readonly is: 'item'; readonly depth: number; readonly text: string };

export const heading = (level: 1 | 2 | 3, text: string): Line => ({ is: 'heading', level, text });
export const sentenceLine = (text: string): Line => ({ is: 'sentence', text });
export const item = (depth: number, text: string): Line => ({ is: 'item', depth, text });

/** For a review. What customers read may look like markdown and is shown as it is written. */
export function asMarkdown(lines: readonly Line[]): string {
  const escaped = lines.map((line) => ({ ...line, text: withoutMarkup(line.text) }));
  return drawn(escaped, ({ level, text }) => `${'#'.repeat(level)} ${text}`);
}

/** Outside of back quotes, which are this module's own. */
function withoutMarkup(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[\\*_[\]<>~|]/g, '\\$&')))
    .join('');
}

/** For a terminal: names without quotes, headings underlined. */
export function asPlainText(lines: readonly Line[]): string {
  return drawn(lines, ({ level, text }) =>
    level === 3 ? text : `${text}\n${(level === 1 ? '=' : '-').repeat(text.length)}`,
  ).replaceAll('`', '');
}

function drawn(lines: readonly Line[], draw: (line: Extract<Line, { is: 'heading' }>) => string): string {
  return lines
    .map((line, index) => {
      const space = index > 0 && (line.is !== 'item' || lines[index - 1]?.is !== 'item') ? '\n' : '';
      switch (line.is) {
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
