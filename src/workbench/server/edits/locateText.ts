import { mapToSource, type TypedText } from '../../../analysis/index.ts';
import type { Repository } from '../../../definitions/disk.ts';
import { pointerTo } from '../../../engine/index.ts';
import type { WordEntry } from '../../model/edits/EditApi.ts';

/** Finds the file and the key where a text is written: in the form, in the part that brings it, or in the file of a brand. */
export function locateText(
  repository: Repository,
  { area, key, brand }: Omit<TypedText, 'text'>,
): { readonly file: string; readonly key: string } | null {
  const common = repository.texts.get(area);
  if (common === undefined || !Object.hasOwn(common.texts, key)) return null;
  if (brand !== null) {
    const isKnown = repository.brands.some(({ id }) => id === brand);
    return isKnown ? { file: `brands/${brand}/texts.de.json`, key: `${area}:${key}` } : null;
  }
  const [place] = mapToSource(repository, [{ file: common.file, pointer: pointerTo(key) }]);
  return place ? { file: place.file, key: getKey(place.pointer) } : null;
}

/** Lists the texts of a form or a shared area as their files have them: a part's text still has the part's placeholders. */
export function listTexts(repository: Repository, area: string): readonly WordEntry[] {
  const common = repository.texts.get(area);
  const isForm = repository.forms.some(({ id }) => id === area);
  return Object.entries(common?.texts ?? {}).flatMap(([key, text]): readonly WordEntry[] => {
    const place = locateText(repository, { area, key, brand: null });
    if (place === null) return [];
    const { value } = repository.files.get(place.file) ?? {};
    const written = new Map(Object.entries(value ?? {})).get(place.key);
    const isShared = !isForm || place.file !== common?.file;
    return [{ area, key, text: typeof written === 'string' ? written : text, file: place.file, isShared }];
  });
}

function getKey(pointer: string): string {
  return pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~');
}
