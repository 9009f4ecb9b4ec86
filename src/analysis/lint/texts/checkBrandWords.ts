import type { LoadedBrand } from '../../../definitions/index.ts';
import type { Problem } from '../../../engine/index.ts';
import { asRecord } from '../../../plain/isRecord.ts';
import { mistake } from '../../messages/messages.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import type { Check } from '../LintSubject.ts';
import { listWrittenTexts } from './checkEachText.ts';

/** Finds names, numbers, addresses and hosts of a brand in texts of all brands, or of another brand. */
export const brandInText: Check = (subject) => {
  const owned = subject.repository.brands.flatMap((brand) =>
    listOwnWords(brand).map((word) => ({ word, folder: `brands/${brand.id}/`, brand: brand.id })),
  );
  return listWrittenTexts(subject).flatMap(({ file, key, text }): readonly Problem[] => {
    const at = { file, pointer: formatPointer(key) };
    const own = new Set(owned.flatMap(({ word, folder }) => (file.startsWith(folder) ? [word] : [])));
    const found = owned.find(({ word }) => !own.has(word) && isSaid(word, text));
    if (found) return [{ ...at, ...mistake('brand-in-text', { word: found.word, brand: found.brand }) }];
    const [contact] = contactExpression.exec(text) ?? [];
    if (contact === undefined || own.size > 0 || text.includes('Beispiel')) return [];
    return [{ ...at, ...mistake('brand-in-text.contact', { contact }) }];
  });
};

/** Numbers and addresses for mail differ between brands, unless they are examples. */
const contactExpression =
  /[\w.+-]+@(?!beispiel\.de)[\w-]+(?:\.[\w-]+)+|(?<![\d.,])(?:0\d{2,4}|\+49)[ /-]?\d{3,}[\d -]*\d/u;

/** Lists what belongs to one brand alone: its name, its contacts, its hosts, its companies. */
function listOwnWords({ brand }: LoadedBrand): readonly string[] {
  const { name, hostnames, contact, footer } = brand;
  const { insurer, broker } = asRecord(footer);
  const written = [name, insurer, broker, ...Object.values(asRecord(contact))];
  const hosts = Array.isArray(hostnames) ? hostnames : [];
  return [...written, ...hosts].filter((one) => typeof one === 'string').filter((one) => one !== '');
}

function isSaid(word: string, text: string): boolean {
  const position = text.toLowerCase().indexOf(word.toLowerCase());
  if (position < 0) return false;
  const around = [text[position - 1], text[position + word.length]];
  return around.every((character) => character === undefined || !/[\p{L}\p{N}]/u.test(character));
}
