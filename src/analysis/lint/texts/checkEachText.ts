import { settingWords, withSettings, type Mistake } from '../../../engine/index.ts';
import type { Repository, TextCatalogue } from '../../../definitions/index.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import type { Check, LintSubject } from '../LintSubject.ts';

type TextFile = Pick<TextCatalogue, 'file' | 'texts'>;

interface WrittenText {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

/** Lists all texts of customers: of forms, of shared areas, of brands, with the settings they name. */
export function listWrittenTexts({ repository }: LintSubject): readonly WrittenText[] {
  // The fixed space of an amount is set by the program, and nobody wrote it.
  const words = Object.fromEntries(
    Object.entries(settingWords(repository.shared.settings)).map(([name, word]) => [
      name,
      word.replaceAll('\u00a0', ' '),
    ]),
  );
  return listTextFiles(repository).flatMap(({ file, texts }) =>
    Object.entries(texts).map(([key, text]) => ({ file, key, text: withSettings(text, words) })),
  );
}

/** Lists the files with texts of customers. */
export function listTextFiles({ texts, brands }: Repository): readonly TextFile[] {
  return [...texts.values(), ...brands.flatMap(({ overlay }) => overlay ?? [])];
}

/** Creates a check that looks at each text alone. */
export function checkEachText(find: (text: string, key: string) => readonly Mistake[]): Check {
  return (subject) =>
    listWrittenTexts(subject).flatMap(({ file, key, text }) =>
      find(text, key).map((says) => ({ file, pointer: formatPointer(key), ...says })),
    );
}
