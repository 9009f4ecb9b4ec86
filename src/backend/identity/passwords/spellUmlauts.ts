const spellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Returns a text in lower case with its umlauts spelled in two letters, as on a keyboard without them: `Müller` becomes `mueller`. */
export function spellUmlauts(text: string): string {
  return text.toLowerCase().replaceAll(/[äöüß]/g, (letter) => spellings[letter] ?? letter);
}
