import type { FieldRules, PartFile } from '../../engine/index.ts';
import { mistake } from '../messages/messages.ts';
import { pointerTo } from '../pointer.ts';
import type { Expansion, Fields, LoadedPart } from './Expansion.ts';
import { fieldRulesAt } from './fieldRulesAt.ts';
import type { Spot } from './Origins.ts';
import { expressionAt, type PartScope } from './PartScope.ts';

/** One use of a part. */
interface PartPlace {
  readonly scope: PartScope;
  readonly path: string;
  readonly from: Spot;
  readonly fields: Fields;
  /** Fields the place has not. */
  readonly dropped: readonly string[];
}

/** Rules and start values of a part at one place. `dropped`: fields the place has not. */
export function bringRules(
  { part, file: partFile }: LoadedPart,
  { scope, path: placePath, fields, dropped }: PartPlace,
  { id, brought, note }: Expansion,
): void {
  const rulesFile = `rules/${id}.json`;
  const all = part.rules?.['*'];
  const ofAll = all ? Object.keys(fields).map((name) => [`.${name}`, all, '*'] as const) : [];
  const own = Object.entries(part.rules ?? {})
    .filter(([path]) => path !== '*')
    .map(([path, rules]) => [path, rules, path] as const);
  for (const [path, rules, key] of [...ofAll, ...own]) {
    if (dropped.includes(path.slice(1).split('.')[0] ?? '')) continue;
    const full = placePath + path;
    const settled = fieldRulesAt(rules, scope);
    if (Object.keys(settled).length === 0) continue;
    brought.rules[full] = { ...brought.rules[full], ...settled };
    for (const member of Object.keys(settled))
      note(
        { file: rulesFile, pointer: pointerTo('fields', full, member) },
        { file: partFile, pointer: pointerTo('rules', key, member) },
      );
  }
  for (const [path, value] of Object.entries(part.start ?? {})) {
    brought.start[placePath + path] = expressionAt(value, 'value', scope);
    note(
      { file: rulesFile, pointer: pointerTo('start', placePath + path) },
      { file: partFile, pointer: pointerTo('start', path) },
    );
  }
}

/** Texts of a part at one place, with the words that place gives them. */
export function bringTexts(
  { part, texts, textFile }: LoadedPart,
  { path: placePath, from, fields, dropped }: PartPlace,
  { id, texts: ownTexts, brought, note, report }: Expansion,
): void {
  const words = Object.entries(part.parameters ?? {}).filter(([, { type }]) => type === 'text');
  const values = words.map(([name]) => {
    const key = `${placePath}.${name}`;
    brought.textParameters.add(key);
    if (ownTexts[key] === undefined)
      report({
        file: from.file,
        pointer: `${from.pointer}/use`,
        ...mistake('missing-parameter.text', { key }),
      });
    return [name, ownTexts[key] ?? ''] as const;
  });
  for (const [key, text] of Object.entries(texts)) {
    const [field = '', variant = ''] = key.split('.');
    if (
      dropped.includes(field) ||
      isDroppedVariant(part, `.${field}`, variant, brought.rules[`${placePath}.${field}`])
    )
      continue;
    if (!Object.hasOwn(fields, field) && part.properties[field]) continue;
    const full = `${placePath}.${key}`;
    brought.texts[full] = values.reduce((said, [name, value]) => said.replaceAll(`{${name}}`, value), text);
    note(
      { file: `schemas/${id}/texts.de.json`, pointer: pointerTo(full) },
      { file: textFile, pointer: pointerTo(key) },
    );
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
