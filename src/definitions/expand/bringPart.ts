import { type FieldRules, type PartFile, pointerTo } from '../../engine/index.ts';
import { mistake } from '../messages/messages.ts';
import { bringCalls } from './bringCalls.ts';
import { bringChecks } from './bringChecks.ts';
import type { Expansion, LoadedPart, PartUse } from './Expansion.ts';
import type { SentMembers } from './expandPayload.ts';
import { convertValue } from './expressionsAt.ts';
import { convertFieldRules } from './convertFieldRules.ts';
import { bringText, findPartText, listTextParameters } from './partTexts.ts';

/** Adds everything of a part besides its fields at one place. `sent`: the members that the part sends there. */
export function bringPart(loaded: LoadedPart, place: PartUse, sent: SentMembers, around: Expansion): void {
  bringRules(loaded, place, around);
  bringStart(loaded, place, around);
  bringTexts(loaded, place, around);
  if (place.scope.reads !== 'row' && !place.scope.reads.startsWith('row.')) {
    bringChecks(loaded, place, around);
    bringCalls(loaded, place, sent, around);
  } else if (isForOnePlace(loaded.part)) {
    around.report({
      file: place.from.file,
      pointer: `${place.from.pointer}/use`,
      ...mistake('part-in-list', {}),
    });
  }
}

/** Returns true for a part with checks, reactions or calls that run by themselves and belong to one place. */
function isForOnePlace({ checks, reactions, calls }: PartFile): boolean {
  return (
    checks !== undefined ||
    reactions !== undefined ||
    Object.values(calls ?? {}).some(({ at }) => at !== undefined)
  );
}

/** Adds rules of a part at one place. */
function bringRules(
  { part, file: partFile }: LoadedPart,
  { scope, path: placePath, fields, dropped, use }: PartUse,
  { id, brought, note }: Expansion,
): void {
  const all = part.rules?.['*'];
  const ofAll = all ? Object.keys(fields).map((name) => [`.${name}`, all, '*'] as const) : [];
  const own = Object.entries(part.rules ?? {})
    .filter(([path]) => path !== '*')
    .map(([path, rules]) => [path, rules, path] as const);
  for (const [path, rules, key] of [...ofAll, ...own]) {
    if (dropped.includes(path.slice(1).split('.')[0] ?? '')) continue;
    const full = path === '.' ? placePath : placePath + path;
    const settled = convertFieldRules(rules, scope);
    if (Object.keys(settled).length === 0) continue;
    brought.rules[full] = { ...brought.rules[full], ...settled };
    for (const member of Object.keys(settled))
      note(
        { file: `rules/${id}.json`, pointer: pointerTo('fields', full, member) },
        { file: partFile, pointer: pointerTo('rules', key, member), use },
      );
  }
}

function bringStart(
  { part, file }: LoadedPart,
  { scope, path: placePath, use }: PartUse,
  { id, brought, note }: Expansion,
): void {
  for (const [path, value] of Object.entries(part.start ?? {})) {
    brought.start[placePath + path] = convertValue(value, scope);
    note(
      { file: `rules/${id}.json`, pointer: pointerTo('start', placePath + path) },
      { file, pointer: pointerTo('start', path), use },
    );
  }
}

/** Adds texts of the fields of a part at one place, with the words of that place. */
function bringTexts(loaded: LoadedPart, place: PartUse, around: Expansion): void {
  const { part, texts } = loaded;
  const { path: placePath, from, fields, dropped } = place;
  const { texts: ownTexts, brought, report } = around;
  for (const name of listTextParameters(loaded)) {
    const key = `${placePath}.${name}`;
    brought.textParameters.add(key);
    if (ownTexts[key] === undefined)
      report({
        file: from.file,
        pointer: `${from.pointer}/use`,
        ...mistake('missing-parameter.text', { key }),
      });
  }
  for (const key of Object.keys(texts)) {
    const [field = '', variant = ''] = key.split('.');
    const rules = brought.rules[`${placePath}.${field}`];
    if (field === 'dialog' || field === 'error' || dropped.includes(field)) continue;
    if (isDroppedVariant(part, `.${field}`, variant, rules)) continue;
    if (!Object.hasOwn(fields, field) && part.properties[field]) continue;
    for (const text of findPartText(loaded, [key, `${placePath}.${key}`], place, around))
      bringText(text, around);
  }
}

function isDroppedVariant(
  part: PartFile,
  path: string,
  variant: string,
  rules: FieldRules | undefined,
): boolean {
  const declared = part.rules?.[path]?.variants ?? {};
  return Object.hasOwn(declared, variant) && !Object.hasOwn(rules?.variants ?? {}, variant);
}
