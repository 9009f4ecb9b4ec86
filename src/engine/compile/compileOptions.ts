import type { OptionRow } from '../definition/RulesFile.ts';
import type { CompiledOption, CompiledOptions } from '../definition/Wizard.ts';
import { formatOfExpression } from '../expressions/formatOfExpression.ts';
import { didYouMean } from '../messages/didYouMean.ts';
import { mistake } from '../messages/messages.ts';
import type { FlatNode } from './FlatNode.ts';
import { listFromOutside } from './listFromOutside.ts';
import { type NodeContext, placeOfRule, rulesOf, type Within } from './nodeRules.ts';

/** What a field offers: rows of its own, of a table or of a list, or what its schema names. */
export function compileOptions(context: NodeContext, node: FlatNode, at: Within): CompiledOptions | null {
  const { source, refs } = context;
  const { options } = rulesOf(context, node.path);
  const place = (...keys: readonly string[]) =>
    placeOfRule(context, ['fields', node.path], at, 'options', ...keys);
  if (options === undefined) {
    return node.schema.enum
      ? { rows: node.schema.enum.map((value) => ({ value, when: null, disabled: null })) }
      : null;
  }
  if (typeof options === 'object' && 'from' in options) {
    refs.list(options.from, place('from'));
    const list = listFromOutside(options.from, source);
    const { from, where, value, group = null, label } = options;
    const row = list && { list, below: Infinity };
    for (const [key, path] of Object.entries({ value, label, ...(group === null ? {} : { group }) }))
      refs.value(path, { ...place(key), row });
    return {
      from,
      where: where === undefined ? null : refs.rule(where, { ...place('where'), row }),
      value,
      group,
      label: {
        column: label,
        format: formatOfExpression({ var: label }, refs.formats, options.from),
      },
    };
  }
  const table = typeof options === 'string' ? source.shared.tables[options] : undefined;
  if (typeof options === 'string') refs.table(options, place());
  const rows = typeof options === 'string' ? (table && 'rows' in table ? table.rows : []) : options;
  return { rows: rows.map((row, position) => compileOption(context, node, at, [row, position])) };
}

function compileOption(
  context: NodeContext,
  node: FlatNode,
  at: Within,
  [{ value, when, disabled }, position]: readonly [OptionRow, number],
): CompiledOption {
  const { refs, report } = context;
  const place = (...keys: readonly string[]) =>
    placeOfRule(context, ['fields', node.path], at, 'options', position, ...keys);
  if (node.schema.enum && !node.schema.enum.includes(value)) {
    report({
      ...place('value'),
      ...mistake('option-not-in-enum', { value, path: node.path }),
      ...didYouMean(String(value), node.schema.enum.map(String)),
    });
  }
  return {
    value,
    when: when === undefined ? null : refs.rule(when, place('when')),
    disabled: disabled
      ? { when: refs.rule(disabled.when, place('disabled', 'when')), says: disabled.says }
      : null,
  };
}
