import { mistake } from '../../messages/messages.ts';
import { checkEachText } from './checkEachText.ts';
import measured from './textWidths.json' with { type: 'json' };

interface Place {
  /** The keys of texts that stand there. */
  readonly keys: RegExp;
  /** The width in letters of its size, and their weight. */
  readonly measured: { readonly width: number; readonly weight: string };
  /** The lines that somebody reads there at a glance, at 320 px and with letters of twice the size. */
  readonly lines: number;
}

const { button, option, label, legend, title } = measured.places;
const widths: Readonly<Record<string, Readonly<Record<string, number>>>> = measured.letters;

/** How long a text may be. A test of the gallery, `textWidths.spec.ts`, measures the widths. */
const places: readonly Place[] = [
  {
    keys: /(?:^|\.)(?:submit|next|stay|close|add|remove|back|leave|print|signOut|exit)$|^dialog\.\w+\.(?!title$|text$)\w+$/,
    measured: button,
    lines: 5,
  },
  { keys: /\.options\.[\w*-]+$/, measured: option, lines: 5 },
  { keys: /\.label$/, measured: label, lines: 6 },
  { keys: /\.legend$/, measured: legend, lines: 6 },
  { keys: /(?:^|\.)title$/, measured: title, lines: 7 },
];

/** Finds buttons, labels, options and titles that fill the screen of a phone whose letters are twice as large. */
export const longText = checkEachText((text, key) => {
  const place = places.find(({ keys }) => keys.test(key));
  // A sentence is read, not looked for, and has a length of its own (`long-sentence`).
  if (place === undefined || text.endsWith('.')) return [];
  const lines = countLines(text, place.measured);
  return lines > place.lines ? [mistake('long-text', { lines, allowed: place.lines })] : [];
});

/** Counts the lines that a text takes. A word that is longer than a line is divided, as browsers do. */
function countLines(text: string, { width, weight }: Place['measured']): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const wide = measure(word, weight);
    const before = used === 0 ? 0 : used + measure(' ', weight);
    const divisions = Math.ceil(wide / width) - 1;
    if (before + wide <= width) used = before + wide;
    else {
      lines += divisions + (used === 0 ? 0 : 1);
      used = wide - divisions * width;
    }
  }
  return lines;
}

/** Measures a word. A name in braces counts with its own letters, because the value that fills it is not known. */
function measure(word: string, weight: string): number {
  const letters = widths[weight] ?? {};
  return Array.from(word).reduce((sum, letter) => sum + (letters[letter] ?? 1), 0);
}
