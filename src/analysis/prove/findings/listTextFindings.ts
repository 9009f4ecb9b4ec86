import type { Wizard } from '../../../engine/index.ts';
import { formatPointer } from '../../lint/shared/formatPointer.ts';
import { getFieldPointer } from './getFieldPointer.ts';
import type { Observations } from '../observations/Observations.ts';
import type { ProofFinding } from './ProofFinding.ts';
import { mistake } from '../../messages/messages.ts';

/** Finds reachable errors, outcomes and declared dead ends without a text. */
export function listTextFindings(
  wizard: Wizard,
  seen: Observations,
  hasText: (key: string) => boolean,
): readonly ProofFinding[] {
  const errors = [...seen.errors.values()]
    .filter(({ path, code }) => ![`${path}.error.${code}`, `error.${code}`].some(hasText))
    .map(({ path, code, step, walk, trail }) => ({
      ...placeOfText(wizard, path, step),
      ...mistake('error-without-text', { path, code, file: `schemas/${wizard.id}/texts.de.json` }),
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
      ...mistake('outcome-without-text', { key }),
      counterexample: { facts: walk.facts, trail, at: null },
    }));
  });
  const stuck = wizard.stuck.flatMap(({ text }, position) =>
    hasText(text)
      ? []
      : [
          {
            file: `rules/${wizard.id}.json`,
            pointer: formatPointer('stuck', position, 'text'),
            ...mistake('stuck-without-text', { key: text }),
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
    ? { file: `rules/${wizard.id}.json`, pointer: formatPointer('checks', step) }
    : {
        file: `schemas/${wizard.id}/form.json`,
        pointer: getFieldPointer(path),
      };
}
