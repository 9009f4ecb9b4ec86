export function formatMarkdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Escapes a plain text, so that Markdown makes no links, tags or emphasis of it. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[<[*]|](?=\()/g, '\\$&').replaceAll('\\](', '\\]\\(');
}
