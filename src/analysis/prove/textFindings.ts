import type { Wizard } from '../../engine/index.ts';
import { pointerTo } from '../lint/pointerTo.ts';
import type { Observations } from './Observations.ts';
import type { ProveFinding } from './ProveFinding.ts';

/** What customers can meet and nobody has words for: errors, outcomes, declared dead ends. */
export function textFindings(
  wizard: Wizard,
  seen: Observations,
  hasText: (key: string) => boolean,
): readonly ProveFinding[] {
  const errors = [...seen.errors.values()]
    .filter(({ path, code }) => ![`${path}.error.${code}`, `error.${code}`].some(hasText))
    .map(({ path, code, step, walk, trail }) => ({
      ...placeOfText(wizard, path, step),
      code: 'error-without-text',
      message: `"${path}" can be refused with "${code}", and there is no text for it`,
      hint: `add "${path}.error.${code}" or "error.${code}" to schemas/${wizard.id}/texts.de.json`,
      counterexample: { facts: walk.facts, trail, at: step },
    }));
  const outcomes = [...seen.outcomes].flatMap(([{ place, effects }, { walk, trail }]) => {
    const { banner, mark = {} } = effects;
    const marks = Object.entries(mark)
      .filter(([path, code]) => ![`${path}.error.${code}`, `error.${code}`].some(hasText))
      .map(([path, code]) => `${path}.error.${code}`);
    const missing = [...(banner === undefined || hasText(banner) ? [] : [banner]), ...marks];
    return missing.map((key) => ({
      ...place,
      code: 'outcome-without-text',
      message: `this answer shows "${key}", and there is no such text`,
      counterexample: { facts: walk.facts, trail, at: null },
    }));
  });
  const stuck = wizard.stuck.flatMap(({ text }, position) =>
    hasText(text)
      ? []
      : [
          {
            file: `rules/${wizard.id}.json`,
            pointer: pointerTo('stuck', position, 'text'),
            code: 'stuck-without-text',
            message: `a declared dead end shows "${text}", and there is no such text`,
            counterexample: null,
          },
        ],
  );
  return [...errors, ...outcomes, ...stuck];
}

function placeOfText(
  wizard: Wizard,
  path: string,
  step: string,
): { readonly file: string; readonly pointer: string } {
  return path === step
    ? { file: `rules/${wizard.id}.json`, pointer: pointerTo('checks', step) }
    : {
        file: `schemas/${wizard.id}/form.json`,
        pointer: pointerTo(...path.split('.').flatMap((name) => ['properties', name])),
      };
}
