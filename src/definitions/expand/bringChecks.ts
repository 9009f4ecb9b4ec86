import { type CheckDefinition, pointerTo, type ReactionDefinition } from '../../engine/index.ts';
import type { Expansion, LoadedPart, PartUse } from './Expansion.ts';
import { convertPaths, convertCondition, convertPath, convertValues, convertWhen } from './expressionsAt.ts';
import { bringText, listDialogTexts, findPartText } from './partTexts.ts';
import type { PartScope } from './PartScope.ts';
import { filterRecords } from './filterRecords.ts';

/** Adds checks and reactions of a part at one place, with their texts. */
export function bringChecks(loaded: LoadedPart, place: PartUse, around: Expansion): void {
  const checks = filterRecords(loaded.part.checks);
  const reactions = filterRecords(loaded.part.reactions);
  const [step = ''] = place.path.split('.');
  const from = (section: string, position: number) => ({
    file: loaded.file,
    pointer: pointerTo(section, position),
    use: place.use,
  });
  for (const [position, check] of checks.entries()) {
    around.brought.checks.push({ step, check: checkAt(check, place.scope), from: from('checks', position) });
    const keys = [`error.${check.error}`, `${step}.error.${check.error}`] as const;
    for (const text of findPartText(loaded, keys, place, around)) bringText(text, around);
  }
  for (const [position, reaction] of reactions.entries()) {
    const { notice } = reaction;
    around.brought.reactions.push({
      reaction: convertReaction(reaction, place.scope),
      from: from('reactions', position),
    });
    if (notice !== undefined)
      for (const text of listDialogTexts(loaded, notice, place, around)) bringText(text, around);
  }
}

function checkAt({ needs, at, ...check }: CheckDefinition, scope: PartScope): CheckDefinition {
  return {
    ...check,
    needs: convertCondition(needs, scope),
    ...(at === undefined ? {} : { at: at.map((path) => convertPath(path, scope)) }),
  };
}

function convertReaction(
  { on, when, clear, set, rows, ...reaction }: ReactionDefinition,
  scope: PartScope,
): ReactionDefinition {
  return {
    ...reaction,
    on: convertPath(on, scope),
    ...convertWhen(when, scope),
    ...(clear === undefined ? {} : { clear: clear.map((path) => convertPath(path, scope)) }),
    ...(set === undefined ? {} : { set: convertValues(convertPaths(set, scope), scope) }),
    ...(rows === undefined ? {} : { rows: convertPaths(rows, scope) }),
  };
}
