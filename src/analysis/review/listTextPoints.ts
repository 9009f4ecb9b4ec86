import type { Repository } from '../../definitions/index.ts';
import { listTextChanges, type TextChange } from '../diff/listTextChanges.ts';
import { createTextLookup, type TextLookup } from '../document/FormTexts.ts';
import { say } from '../messages/messages.ts';
import { nameBrand } from '../words/nameBrand.ts';
import { createPoint } from './createPoint.ts';
import type { ReviewPoint } from './Review.ts';

/** Describes each changed text: where it stands, in which brand, before and after. `form` null: texts that forms share. */
export function listTextPoints(
  old: Repository,
  now: Repository,
  form: string | null,
): readonly ReviewPoint[] {
  return listTextChanges(old, now, form).flatMap(({ file, changes }) => {
    const isOfFile = ({ overlay }: Repository['brands'][number]) => overlay?.file === file;
    const brand = now.brands.find(isOfFile) ?? old.brands.find(isOfFile);
    const name = brand ? nameBrand(brand) : null;
    return changes.map((change) => {
      const [area, key] = splitKey(change.key, form);
      const text = createTextLookup(now, area);
      const warnings = name === null ? [] : listContradictions(text(key), change.new);
      const place = findPlace(text, key);
      const words = {
        place: place === null ? say('review.somewhere') : quoteName(place.name),
        brand: name ?? '',
      };
      return createPoint(say(name === null ? 'review.text' : 'review.text-of', words), {
        details: [
          say('diff.before', { text: quote(change, 'old') }),
          say('diff.now', { text: quote(change, 'new') }),
          ...warnings,
        ],
        technical: [`\`${file}\`: \`${change.key}\``],
        subject: place?.path ?? null,
      });
    });
  });
}

function splitKey(key: string, form: string | null): readonly [area: string, key: string] {
  const colon = key.indexOf(':');
  return colon === -1 ? [form ?? '', key] : [key.slice(0, colon), key.slice(colon + 1)];
}

function quote(change: TextChange, side: 'old' | 'new'): string {
  const text = change[side];
  return text === null
    ? say('review.no-text')
    : say('words.quoted', { name: text.replaceAll(/\s*\n\s*/g, ' ¶ ') });
}

/** Finds the question or step whose text it is: the nearest one above the key with a name. */
function findPlace(text: TextLookup, key: string): { readonly path: string; readonly name: string } | null {
  const parts = key.split('.');
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const path = parts.slice(0, count).join('.');
    const name = text(`${path}.label`, `${path}.legend`, `${path}.title`);
    if (name !== null) return { path, name };
  }
  return null;
}

function quoteName(name: string): string {
  return say('words.quoted', { name });
}

/** A brand whose own text has another number or another negation than the common text says something else to its customers. */
function listContradictions(common: string | null, own: string | null): readonly string[] {
  if (common === null || own === null) return [];
  const differs = (read: (text: string) => string) => read(common) !== read(own);
  return [
    ...(differs(readNumbers) ? [say('review.other-number', { text: common })] : []),
    ...(differs(readNegation) ? [say('review.other-negation', { text: common })] : []),
  ];
}

function readNumbers(text: string): string {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted().join(' ');
}

function readNegation(text: string): string {
  return String(/(?<!\p{L})(?:nicht|nie|niemals|ohne|kein\p{L}*)(?!\p{L})/iu.test(text));
}
