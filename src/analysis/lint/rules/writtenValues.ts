import { getBlockSets, getBlockValues, isExpression, type Expression } from '../../../engine/index.ts';
import type { LintForm, LintSubject } from '../LintSubject.ts';
import { memoizePerObject } from '../shared/memoizePerObject.ts';
import { locateNode } from '../shared/locateNode.ts';
import { pointerTo } from '../shared/pointerTo.ts';
import { toWrittenRule, type WrittenRule } from './writtenRules.ts';

/** Lists computed values of forms that compile: start values, limits, values of reactions, payloads, and values of blocks. */
export const writtenValues = memoizePerObject(({ forms }: LintSubject): readonly WrittenRule[] =>
  forms.flatMap((form) =>
    form.wizard ? [...inRules(form), ...inCalls(form), ...inBlocks(form), ...inLinks(form)] : [],
  ),
);

type NamedExpressions = Readonly<Record<string, Expression | undefined>>;

function listWrittenValues(
  named: NamedExpressions,
  file: string,
  pointer: string,
  form: string,
): readonly WrittenRule[] {
  return Object.entries(named).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [toWrittenRule(value, { file, pointer: pointer + pointerTo(name), form }, 'value')],
  );
}

function inRules({ id, source: { rules } }: LintForm): readonly WrittenRule[] {
  const at = (named: NamedExpressions, ...pointer: readonly (string | number)[]) =>
    listWrittenValues(named, `rules/${id}.json`, pointerTo(...pointer), id);
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
    const at = (named: NamedExpressions, ...pointer: readonly (string | number)[]) =>
      listWrittenValues(named, `schemas/${id}/calls.json`, pointerTo('calls', call, ...pointer), id);
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
      : listWrittenValues({ file: link.file }, `schemas/${id}/wizard.json`, pointerTo('links', name), id),
  );
}

function inBlocks(form: LintForm): readonly WrittenRule[] {
  return (form.wizard?.nodes ?? []).flatMap((node) => {
    if (node.kind !== 'block') return [];
    const { file, pointer } = locateNode(form, node.path);
    const { values } = node.control.params;
    const named = values !== null && typeof values === 'object' ? values : {};
    return [
      ...listWrittenValues(expressionsIn(named), file, `${pointer}/x-control/values`, form.id),
      ...listWrittenValues(getBlockValues(node.control.params), file, `${pointer}/x-control`, form.id),
      ...listWrittenValues(getBlockSets(node.control.params), file, `${pointer}/x-control/set`, form.id),
    ];
  });
}

function expressionsIn(named: object): NamedExpressions {
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]: readonly [string, unknown]) =>
      isExpression(value) ? [[name, value]] : [],
    ),
  );
}
