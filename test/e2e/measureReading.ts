/** How easily a German text is read. */
interface Reading {
  readonly sentences: number;
  /** Flesch's index in Amstad's version for German: 60 and more is plain language, 80 what children read. */
  readonly amstad: number;
  /** The first Wiener Sachtextformel: the school year in which somebody understands the text. */
  readonly schoolYear: number;
}

/** Measures the running text of paragraphs; what is no sentence, as the name of a field, does not count. */
export function measureReading(paragraphs: readonly string[]): Reading {
  const sentences = paragraphs.flatMap(splitSentences);
  const words = sentences.flat();
  const syllables = words.map(countSyllables);
  const share = (counts: (position: number) => boolean): number =>
    (100 * words.filter((_, position) => counts(position)).length) / words.length;
  const wordsOfSentence = words.length / sentences.length;
  const syllablesOfWord = syllables.reduce((sum, count) => sum + count, 0) / words.length;
  const heavy = share((position) => (syllables[position] ?? 0) > 2);
  const short = share((position) => syllables[position] === 1);
  const long = share((position) => (words[position] ?? '').length > 6);
  return {
    sentences: sentences.length,
    amstad: 180 - wordsOfSentence - 58.5 * syllablesOfWord,
    schoolYear: 0.1935 * heavy + 0.1672 * wordsOfSentence + 0.1297 * long - 0.0327 * short - 0.875,
  };
}

/** Splits a paragraph into sentences, and these into words. Abbreviations, days and decimals end no sentence. */
function splitSentences(paragraph: string): readonly (readonly string[])[] {
  const whole = paragraph.replaceAll(/\b(z|B|Nr|Abs|Dr)\.\s?/g, '$1 ').replaceAll(/(?<=\d)\.(?=\d)/g, ' ');
  return (whole.match(/[^.!?]+[.!?]/g) ?? [])
    .map((sentence) => sentence.match(/\p{L}[\p{L}-]*/gu) ?? [])
    .filter((words) => words.length > 2);
}

function countSyllables(word: string): number {
  return word.match(/[äe]u|au|[ea][iy]|ie|oo|ee|aa|[aeiouyäöü]/gi)?.length ?? 1;
}
