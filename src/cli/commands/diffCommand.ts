import { asMarkdown, asPlainText, type DiffedForm, diffReport } from '../../analysis/index.ts';
import { readForms, type Repository } from '../../definitions/disk.ts';
import { serializeReadFacts } from '../facts/groupBrands.ts';
import { listFormIds } from './selectForms.ts';
import { defineCommand, flag, type CommandInput, required, text } from '../Command.ts';
import type { CommandResult } from '../CommandResult.ts';
import { getFixedFacts } from '../facts/getFixedFacts.ts';
import { fixedDay } from '../facts/fixedDay.ts';
import { formatUnknownName } from '../formatUnknownName.ts';
import { readRevision } from './readRevision.ts';
import { compileFormById } from '../compileFormById.ts';
import { say } from '../messages.ts';

const words = {
  revision: required('REVISION', 'option.diff.revision', 'line.diff'),
  form: text('ID', 'option.form'),
};
const options = { markdown: flag('option.diff.markdown') };
type DiffOptions = CommandInput<typeof words & typeof options>;

/** Says what changed since a revision: behaviour, drafts, texts, files. `form` null: all forms. Differences are no findings: code 0. */
export const diffCommand = defineCommand({
  name: 'diff',
  says: 'help.diff',
  example: 'diff main claim-report',
  words,
  options,
  run,
});

function run({ root, revision, form, markdown }: DiffOptions): CommandResult {
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
  const lines = diffReport(
    old,
    now,
    ids.flatMap((id) => listDiffedForms(old, now, id)),
    budget,
  );
  return { code: 0, text: markdown ? asMarkdown(lines) : asPlainText(lines), data: lines };
}

const budget = 20_000;

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
