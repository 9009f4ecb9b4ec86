/**
 * Reads cells that a spreadsheet put on the clipboard: lines and tabs, cells with either in quotes.
 * @example parseSheet('a\tb\n"1\n2"\t3') // [['a', 'b'], ['1\n2', '3']]
 */
export function parseSheet(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|\r|$)/y;
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (found === null) break;
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\t' && pattern.lastIndex === text.length) rows.at(-1)?.push('');
    else if (end !== '\t' && end !== '' && pattern.lastIndex < text.length) rows.push([]);
  }
  return rows;
}

/** Tells whether a pasted text is more than one cell. */
export function isSheet(text: string): boolean {
  return /\t|[\r\n]./.test(text);
}
