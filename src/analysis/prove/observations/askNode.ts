import {
  ruleHolds,
  type CompiledRule,
  type NodeState,
  type BlockState,
  type Scope,
  type Wizard,
} from '../../../engine/index.ts';
import { askConditions, type AskRule } from './askRules.ts';
import { readRows } from '../rules/readRows.ts';
import { toRules, listNodeConditions } from '../rules/listRuleUses.ts';

/** Evaluates the rules of a node, or of a part in its row, that decide something here, as the engine does. */
export function askNode(node: NodeState | BlockState, scope: Scope, ask: AskRule, wizard: Wizard): void {
  const definition = node.kind === 'field' ? node.field : node.kind === 'list' ? node.list : node.block;
  if (!node.shown) return askUntil(definition.show, false, scope, ask);
  for (const rule of definition.show) ask(rule, scope);
  askConditions(listNodeConditions(wizard, definition), scope, ask);
  if (definition.kind === 'block') return;
  for (const rule of toRules(definition.optional)) ask(rule, scope);
  if (definition.kind === 'list') return;
  const { locks, variants, options } = definition;
  askUntil(
    locks.map(({ when }) => when),
    true,
    scope,
    ask,
  );
  askUntil(
    variants.map(({ when }) => when),
    true,
    scope,
    ask,
  );
  if (options && 'rows' in options) {
    for (const { when, disabled } of options.rows) {
      if (when) ask(when, scope);
      if (disabled && (when === null || ruleHolds(when.rule, scope))) ask(disabled.when, scope);
    }
  } else if (options?.where) {
    for (const row of readRows(scope.read(options.from))) ask(options.where, row);
  }
}

/** Evaluates rules in turn until one has this truth. */
function askUntil(rules: readonly CompiledRule[], truth: boolean, scope: Scope, ask: AskRule): void {
  for (const rule of rules) {
    ask(rule, scope);
    if (ruleHolds(rule.rule, scope) === truth) return;
  }
}
