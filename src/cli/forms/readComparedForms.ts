import type { DiffedForm } from '../../analysis/index.ts';
import { readForms, type Repository } from '../../definitions/disk.ts';
import { serializeReadFacts } from '../facts/groupBrands.ts';
import { listFormIds } from './selectForms.ts';
import type { CommandResult } from '../CommandResult.ts';
import { getFixedFacts } from '../facts/getFixedFacts.ts';
import { fixedDay } from '../facts/fixedDay.ts';
import { formatUnknownName } from '../formatUnknownName.ts';
import { readRevision } from './readRevision.ts';
import { compileFormById } from '../compileFormById.ts';
import { say } from '../messages.ts';

/** All definitions at a revision and now, and the forms to compare. */
export interface ComparedForms {
  readonly old: Repository;
  readonly now: Repository;
  readonly forms: readonly DiffedForm[];
}

/** Reads the forms of both states; returns a result with the reason when they cannot be compared. `form` null: all forms. */
export function readComparedForms(
  root: string,
  revision: string,
  form: string | null,
): ComparedForms | CommandResult {
  const now = readForms(root);
  const old = readRevision(root, revision);
  if (typeof old === 'string') return { code: 2, text: old };
  const known = [...new Set([...listFormIds(now), ...listFormIds(old)])].sort();
  const ids = known.filter((id) => form === null || id === form);
  if (ids.length === 0)
    return {
      code: 2,
      text:
        form === null
          ? say('forms.none', { root })
          : say('no-such.revisions', { sentence: formatUnknownName('form', form, known), revision }),
    };

  const broken = ids.flatMap((id) => [
    ...(isBroken(now, id) ? [say('forms.mistakes', { ids: id })] : []),
    ...(isBroken(old, id) ? [say('forms.mistakes-at', { id, revision })] : []),
  ]);
  if (broken.length > 0) return { code: 1, text: broken.join('\n') };
  return { old, now, forms: ids.flatMap((id) => listDiffedForms(old, now, id)) };
}

/** Returns true when a form exists and does not compile. */
function isBroken(repository: Repository, id: string): boolean {
  return listFormIds(repository).includes(id) && compileFormById(repository, id) === null;
}

/** Lists the form once per group of brands that look the same to it, before and after. */
function listDiffedForms(old: Repository, now: Repository, id: string): readonly DiffedForm[] {
  const [before, after] = [compileFormById(old, id), compileFormById(now, id)];
  const brands = [...new Set([...now.brands, ...old.brands].map((brand) => brand.id))];
  const groups = new Map<string, DiffedForm & { readonly brands: string[] }>();
  for (const brand of brands.length > 0 ? brands : [null]) {
    const [then, today] = [getFixedFacts(old, brand, fixedDay), getFixedFacts(now, brand, fixedDay)];
    const key =
      (before ? serializeReadFacts(before, then) : '') + (after ? serializeReadFacts(after, today) : '');
    const group = groups.get(key) ?? {
      id,
      brands: [],
      old: before && { repository: old, wizard: before, fixed: then },
      new: after && { repository: now, wizard: after, fixed: today },
    };
    if (brand !== null) group.brands.push(brand);
    groups.set(key, group);
  }
  return [...groups.values()];
}
