import { getBlockSets, getBlockValues, isExpression, type Expression } from '../../../engine/index.ts';
import type { LintForm, LintSubject } from '../LintSubject.ts';
import { memoizePerObject } from '../shared/memoizePerObject.ts';
import { locateNode } from '../shared/locateNode.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { toWrittenRule, type WrittenRule } from './listWrittenRules.ts';

/** Lists computed values of forms that compile: start values, limits, values of reactions, payloads, and values of blocks. */
export const listWrittenValues = memoizePerObject(({ forms }: LintSubject): readonly WrittenRule[] =>
  forms.flatMap((form) =>
    form.wizard
      ? [...listRuleValues(form), ...listCallValues(form), ...listBlockValues(form), ...listLinkValues(form)]
      : [],
  ),
);

type NamedExpressions = Readonly<Record<string, Expression | undefined>>;

function placeExpressions(
  named: NamedExpressions,
  file: string,
  pointer: string,
  form: string,
): readonly WrittenRule[] {
  return Object.entries(named).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [toWrittenRule(value, { file, pointer: pointer + formatPointer(name), form }, 'value')],
  );
}

function listRuleValues({ id, source: { rules } }: LintForm): readonly WrittenRule[] {
  const at = (named: NamedExpressions, ...pointer: readonly (string | number)[]) =>
    placeExpressions(named, `rules/${id}.json`, formatPointer(...pointer), id);
  return [
    ...at(rules.start ?? {}, 'start'),
    ...Object.entries(rules.fields ?? {}).flatMap(([path, { min, max }]) => at({ min, max }, 'fields', path)),
    ...(rules.reactions ?? []).flatMap(({ set = {} }, position) => at(set, 'reactions', position, 'set')),
    ...(rules.notices ?? []).flatMap(({ values = {} }, position) =>
      at(values, 'notices', position, 'values'),
    ),
  ];
}

function listCallValues({ id, source }: LintForm): readonly WrittenRule[] {
  return source.calls.calls.flatMap(({ send, path = {}, headers = {}, outcomes }, call) => {
    const at = (named: NamedExpressions, ...pointer: readonly (string | number)[]) =>
      placeExpressions(named, `schemas/${id}/calls.json`, formatPointer('calls', call, ...pointer), id);
    return [
      ...at({ send }),
      ...at(path, 'path'),
      ...at(headers, 'headers'),
      ...outcomes.flatMap(({ params = {} }, row) => at(params, 'outcomes', row, 'params')),
    ];
  });
}

function listLinkValues({ id, source: { wizard } }: LintForm): readonly WrittenRule[] {
  return Object.entries(wizard.links ?? {}).flatMap(([name, link]) =>
    'to' in link
      ? []
      : placeExpressions({ file: link.file }, `schemas/${id}/wizard.json`, formatPointer('links', name), id),
  );
}

function listBlockValues(form: LintForm): readonly WrittenRule[] {
  return (form.wizard?.nodes ?? []).flatMap((node) => {
    if (node.kind !== 'block') return [];
    const { file, pointer } = locateNode(form, node.path);
    const { values } = node.control.params;
    const named = values !== null && typeof values === 'object' ? values : {};
    return [
      ...placeExpressions(listExpressionsIn(named), file, `${pointer}/x-control/values`, form.id),
      ...placeExpressions(getBlockValues(node.control.params), file, `${pointer}/x-control`, form.id),
      ...placeExpressions(getBlockSets(node.control.params), file, `${pointer}/x-control/set`, form.id),
    ];
  });
}

function listExpressionsIn(named: object): NamedExpressions {
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]: readonly [string, unknown]) =>
      isExpression(value) ? [[name, value]] : [],
    ),
  );
}
