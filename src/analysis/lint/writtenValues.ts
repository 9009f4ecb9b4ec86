import { blockSets, blockValues, isExpression, type Expression } from '../../engine/index.ts';
import type { LintForm, LintSubject } from './LintSubject.ts';
import { oncePer } from './oncePer.ts';
import { placeOfNode } from './placeOfNode.ts';
import { pointerTo } from './pointerTo.ts';
import { written, type WrittenRule } from './writtenRules.ts';

/** Values that are computed, of forms that compile: start values, limits, what reactions set, what is sent and what blocks show. */
export const writtenValues = oncePer(({ forms }: LintSubject): readonly WrittenRule[] =>
  forms.flatMap((form) =>
    form.wizard ? [...inRules(form), ...inCalls(form), ...inBlocks(form), ...inLinks(form)] : [],
  ),
);

type Named = Readonly<Record<string, Expression | undefined>>;

function valuesOf(named: Named, file: string, pointer: string, form: string): readonly WrittenRule[] {
  return Object.entries(named).flatMap(([name, value]) =>
    value === undefined ? [] : [written(value, { file, pointer: pointer + pointerTo(name), form }, 'value')],
  );
}

function inRules({ id, source: { rules } }: LintForm): readonly WrittenRule[] {
  const at = (named: Named, ...pointer: readonly (string | number)[]) =>
    valuesOf(named, `rules/${id}.json`, pointerTo(...pointer), id);
  return [
    ...at(rules.start ?? {}, 'start'),
    ...Object.entries(rules.fields ?? {}).flatMap(([path, { min, max }]) => at({ min, max }, 'fields', path)),
    ...(rules.reactions ?? []).flatMap(({ set = {} }, position) => at(set, 'reactions', position, 'set')),
    ...(rules.notices ?? []).flatMap(({ values = {} }, position) =>
      at(values, 'notices', position, 'values'),
    ),
  ];
}

function inCalls({ id, source }: LintForm): readonly WrittenRule[] {
  return source.calls.calls.flatMap(({ send, path = {}, headers = {}, outcomes }, call) => {
    const at = (named: Named, ...pointer: readonly (string | number)[]) =>
      valuesOf(named, `schemas/${id}/calls.json`, pointerTo('calls', call, ...pointer), id);
    return [
      ...at({ send }),
      ...at(path, 'path'),
      ...at(headers, 'headers'),
      ...outcomes.flatMap(({ params = {} }, row) => at(params, 'outcomes', row, 'params')),
    ];
  });
}

function inLinks({ id, source: { wizard } }: LintForm): readonly WrittenRule[] {
  return Object.entries(wizard.links ?? {}).flatMap(([name, link]) =>
    'to' in link
      ? []
      : valuesOf({ file: link.file }, `schemas/${id}/wizard.json`, pointerTo('links', name), id),
  );
}

function inBlocks(form: LintForm): readonly WrittenRule[] {
  return (form.wizard?.nodes ?? []).flatMap((node) => {
    if (node.kind !== 'block') return [];
    const { file, pointer } = placeOfNode(form, node.path);
    const { values } = node.control.params;
    const named = values !== null && typeof values === 'object' ? values : {};
    return [
      ...valuesOf(expressionsIn(named), file, `${pointer}/x-control/values`, form.id),
      ...valuesOf(blockValues(node.control.params), file, `${pointer}/x-control`, form.id),
      ...valuesOf(blockSets(node.control.params), file, `${pointer}/x-control/set`, form.id),
    ];
  });
}

function expressionsIn(named: object): Named {
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]: readonly [string, unknown]) =>
      isExpression(value) ? [[name, value]] : [],
    ),
  );
}
