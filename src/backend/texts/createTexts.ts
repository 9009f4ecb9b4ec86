import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import { settingWords } from '../../engine/formats/settingWords.ts';

/** The sentence behind a key, parameters filled in. */
export type Texts = (key: string, parameters?: Readonly<Record<string, string>>) => string;

const words = settingWords(settings);

/**
 * The texts of an area: `"<area>:<key>"` of the brand's `getOwnMember` before `reuseUnchangedParts`. A text may name numbers of the settings in braces. A key
 * without a text is a mistake of the program and throws.
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
