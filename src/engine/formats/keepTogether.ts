import words from './keptTogether.de.json' with { type: 'json' };

/** A space that keeps a number and its unit on one line. */
export const fixedSpace = '\u00a0';

const unit = String.raw`(?<=[\d}]) (?=(?:${listWords(words.units)})(?!\p{L}))`;
const number = String.raw`(?<=(?<![\p{L}§])(?:${listWords(words.numbered)})) (?=[\d{])`;
const title = String.raw`(?<=(?<!\p{L})(?:${listWords(words.titles)})) (?=[\p{L}{])`;
const inside = words.abbreviations.map((one) => listGaps(one));
const gap = new RegExp([unit, number, title, ...inside].join('|'), 'gu');

/**
 * Replaces the spaces at which no line may break by fixed ones: before a unit, behind "§" or "Dr.", inside of "z. B.". Authors type usual
 * spaces, because nobody sees the difference in a file.
 * @example keepTogether('z. B. um 8 Uhr') // 'z.\u00a0B. um 8\u00a0Uhr'
 */
export function keepTogether(text: string): string {
  return text.includes(' ') ? text.replaceAll(gap, fixedSpace) : text;
}

/** Applies `keepTogether` to all texts of a file. */
export function keepAllTogether(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, keepTogether(text)]));
}

function listWords(list: readonly string[]): string {
  return list.map(escape).join('|');
}

/** Lists the spaces of an abbreviation as parts of an expression, each with what stands around it. */
function listGaps(abbreviation: string): string {
  const parts = abbreviation.split(' ');
  return parts
    .slice(1)
    .map((_, index) => {
      const before = parts
        .slice(0, index + 1)
        .map(escape)
        .join('[ \u00a0]');
      const after = parts
        .slice(index + 1)
        .map(escape)
        .join(' ');
      return String.raw`(?<=(?<!\p{L})${before}) (?=${after})`;
    })
    .join('|');
}

function escape(text: string): string {
  return text.replaceAll('.', String.raw`\.`);
}
