export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A plain text, of which Markdown makes neither links nor tags nor emphasis. */
export function inMarkdown(text: string): string {
  return text.replaceAll(/[<[*]|](?=\()/g, '\\$&').replaceAll('\\](', '\\]\\(');
}
