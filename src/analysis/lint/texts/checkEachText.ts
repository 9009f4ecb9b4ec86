import { settingWords, withSettings, type Mistake } from '../../../engine/index.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import type { Check, LintSubject } from '../LintSubject.ts';

interface WrittenText {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

/** Lists all texts of customers: of forms, of shared areas, of brands, with the settings they name. */
export function listWrittenTexts({ repository }: LintSubject): readonly WrittenText[] {
  const words = settingWords(repository.shared.settings);
  return [...repository.texts.values(), ...repository.brands.flatMap(({ overlay }) => overlay ?? [])].flatMap(
    ({ file, texts }) =>
      Object.entries(texts).map(([key, text]) => ({ file, key, text: withSettings(text, words) })),
  );
}

/** Creates a check that looks at each text alone. */
export function checkEachText(find: (text: string, key: string) => readonly Mistake[]): Check {
  return (subject) =>
    listWrittenTexts(subject).flatMap(({ file, key, text }) =>
      find(text, key).map((says) => ({ file, pointer: formatPointer(key), ...says })),
    );
}
