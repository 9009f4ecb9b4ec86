import { type Mistake, settingWords, withSettings } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import type { Check } from '../LintSubject.ts';
import { listOverlayParameters, listOverlayTexts } from './checkTexts.ts';

/** Finds texts of a brand that say another number than the common text, its opposite, or less of what a page fills in. */
export const overlayContradiction: Check = ({ repository }) => {
  const words = settingWords(repository.shared.settings);
  return listOverlayTexts(repository).flatMap(({ file, key, text, original }) =>
    original === undefined || text.trim() === ''
      ? []
      : [
          ...compareNumbers(withSettings(original, words), withSettings(text, words)),
          ...compareNegations(original, text),
          ...compareParameters(original, text),
        ].map((says) => ({ file, pointer: formatPointer(key), ...says })),
  );
};

function compareNumbers(common: string, own: string): readonly Mistake[] {
  const expected = listNumbers(common);
  const strange = listNumbers(own).find((number) => !expected.includes(number));
  if (strange === undefined || expected.length === 0) return [];
  return [mistake('overlay-contradiction.number', { number: strange, common })];
}

function listNumbers(text: string): readonly string[] {
  return text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
}

const negation = /(?<!\p{L})(?:nicht|nie|niemals|niemand\p{L}*|kein\p{L}*|nichts|ohne|weder)(?!\p{L})/giu;

function compareNegations(common: string, own: string): readonly Mistake[] {
  const [expected = 0, found = 0] = [common, own].map((text) => text.match(negation)?.length ?? 0);
  return expected % 2 === found % 2 ? [] : [mistake('overlay-contradiction.negation', { common })];
}

function compareParameters(common: string, own: string): readonly Mistake[] {
  const kept = listOverlayParameters(own);
  const lost = listOverlayParameters(common).filter((name) => !kept.includes(name));
  return lost
    .slice(0, 1)
    .map((name) => mistake('overlay-contradiction.parameter', { name: `{${name}}`, common }));
}
