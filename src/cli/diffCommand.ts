import { asMarkdown, asPlainText, diffReport, type FormAt } from '../analysis/index.ts';
import { readForms, type Repository } from '../definitions/disk.ts';
import type { CommandResult } from './CommandResult.ts';
import { timelessFacts } from './timelessFacts.ts';
import { readRevision } from './readRevision.ts';
import { wizardOf } from './wizardOf.ts';

/** Says what changed since a revision: behaviour, drafts, texts, files. `form` null: all forms. Differences are no findings: code 0. */
export function diffCommand(options: {
  readonly root: string;
  readonly revision: string;
  readonly form: string | null;
  readonly markdown: boolean;
}): CommandResult {
  const { root, revision, form, markdown } = options;
  const now = readForms(root);
  const old = readRevision(root, revision);
  if (typeof old === 'string') return { code: 2, text: old };
  const known = [...new Set([...formIds(now), ...formIds(old)])].sort();
  const ids = known.filter((id) => form === null || id === form);
  if (ids.length === 0)
    return {
      code: 2,
      text:
        form === null
          ? `there are no forms below ${root}`
          : `there is no form "${form}", neither now nor at ${revision}`,
    };

  const forms = ids.map((id) => ({ id, old: formAt(old, id), new: formAt(now, id) }));
  const broken = forms.flatMap(({ id, old: before, new: after }) => [
    ...(after === 'broken' ? [`${id}: the form has mistakes; "lint" names them`] : []),
    ...(before === 'broken' ? [`${id}: the form had mistakes at ${revision}`] : []),
  ]);
  if (broken.length > 0) return { code: 1, text: broken.join('\n') };
  const sound = forms.map(({ id, old: before, new: after }) => ({
    id,
    old: before === 'broken' ? null : before,
    new: after === 'broken' ? null : after,
  }));
  const lines = diffReport(old, now, sound, budget);
  return { code: 0, text: markdown ? asMarkdown(lines) : asPlainText(lines) };
}

const budget = 200_000;

/** Of broken forms, too. */
function formIds({ files }: Repository): readonly string[] {
  return [...files.keys()].flatMap((file) => /^rules\/([^/_][^/]*)\.json$/.exec(file)?.[1] ?? []);
}

function formAt(repository: Repository, id: string): FormAt | 'broken' | null {
  if (!formIds(repository).includes(id)) return null;
  const wizard = wizardOf(repository, id);
  return wizard ? { repository, wizard, fixed: timelessFacts(repository) } : 'broken';
}
