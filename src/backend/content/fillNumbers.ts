import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import { settingWords, withSettings } from '../../engine/formats/settingWords.ts';

const words = settingWords(settings);

/** Fills the numbers of the settings into a shipped sentence, which names them in braces as texts do. */
export function fillNumbers(sentence: string): string {
  return withSettings(sentence, words);
}
