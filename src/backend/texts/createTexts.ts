import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import { settingWords } from '../../engine/formats/settingWords.ts';

/** Returns the text of a key with its parameters filled in. */
export type Texts = (key: string, parameters?: Readonly<Record<string, string>>) => string;

const words = settingWords(settings);

/**
 * Creates the texts of an area: `"<area>:<key>"` of the brand's `own` texts takes precedence over `shared`. A text may contain numbers of
 * the settings in braces. Throws for a key without a text, which is a mistake of the program.
 */
export function createTexts(
  area: string,
  shared: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
): Texts {
  return (key, parameters = {}) => {
    const text = own[`${area}:${key}`] ?? shared[key];
    if (text === undefined) throw new Error(`There is no text "${area}:${key}".`);
    return text.replace(
      /\{(\w+)\}/g,
      (placeholder, name: string) => parameters[name] ?? words[name] ?? placeholder,
    );
  };
}
