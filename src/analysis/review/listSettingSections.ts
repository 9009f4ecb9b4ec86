import type { Repository } from '../../definitions/index.ts';
import { settingWords } from '../../engine/index.ts';
import type { DiffedForm } from '../diff/FormRevision.ts';
import { say } from '../messages/messages.ts';
import { createPoint } from './createPoint.ts';
import { removeRequirements } from './removeRequirements.ts';
import type { SharedSection } from './Review.ts';

/** Describes each changed setting, with the forms that read it in a rule or say it in a text. */
export function listSettingSections(
  old: Repository,
  now: Repository,
  forms: readonly DiffedForm[],
): readonly SharedSection[] {
  const [before, after] = [old.shared.settings, now.shared.settings];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    const [was, is] = [before[id], after[id]];
    const [from, to] = [was, is].map((one) => formatSetting(one?.value));
    if (from === to) return [];
    const words = listChangedWords(old, now, id);
    const readers = forms.filter(
      ({ id: form, old: was, new: is }) =>
        [was, is].some((revision) => revision?.wizard.facts.includes(`settings.${id}`)) ||
        [old, now].some((repository) => saysOneOf(repository, form, words)),
    );
    const details = [say('diff.before', { text: from ?? '' }), say('diff.now', { text: to ?? '' })];
    return [
      {
        title: say('review.setting'),
        points: [
          createPoint(removeRequirements(is?.says ?? was?.says ?? id), { details, technical: [`\`${id}\``] }),
        ],
        forms: [...new Set(readers.map((form) => form.id))],
      },
    ];
  });
}

function formatSetting(value: unknown): string {
  if (value === undefined) return say('review.no-text');
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : JSON.stringify(value);
}

/** The names in braces that texts say otherwise because of the setting. */
function listChangedWords(old: Repository, now: Repository, id: string): readonly string[] {
  const [before, after] = [old, now].map(({ shared: { settings } }) =>
    settings[id] === undefined ? {} : settingWords({ [id]: settings[id] }),
  );
  return Object.keys({ ...before, ...after });
}

function saysOneOf({ texts }: Repository, form: string, names: readonly string[]): boolean {
  return Object.values(texts.get(form)?.texts ?? {}).some((text) =>
    names.some((name) => text.includes(`{${name}}`)),
  );
}
