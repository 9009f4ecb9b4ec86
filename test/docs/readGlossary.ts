import { readFileSync } from 'node:fs';

export interface GlossaryRow {
  readonly word: string;
  /** Empty when customers and the tools have no German word for it. */
  readonly german: string;
  readonly meaning: string;
  readonly module: string;
}

/** Reads the rows of `docs/glossary.md`, in their order. */
export function readGlossary(): readonly GlossaryRow[] {
  return readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, word = '', german = '', meaning = '', module = '']) => ({ word, german, meaning, module }));
}
