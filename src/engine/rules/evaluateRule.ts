import jsonLogic from 'json-logic-js';
import type { Rule } from '../definition/Rule.ts';
import type { OperatorSpec } from './operatorKinds.ts';
import { operators, truthy } from './operators.ts';
import type { Scope, ScopeValue } from './Scope.ts';

for (const [name, operator] of Object.entries<OperatorSpec>(operators)) {
  if (operator.apply) jsonLogic.add_operation(name, operator.apply);
}
jsonLogic.add_operation('is', function (this: Scope, name: unknown) {
  return ruleHolds(this.condition(String(name)), this);
});

/** The one evaluator: json-logic-js with the closed operator table. `rule` has passed `ruleProblems`. */
export function evaluateRule(rule: Rule, scope: Scope): ScopeValue {
  // json-logic-js is typed for plain data; our operators read the scope through `this`.
  return jsonLogic.apply(rule as Parameters<typeof jsonLogic.apply>[0], scope) as ScopeValue;
}

export function ruleHolds(rule: Rule, scope: Scope): boolean {
  return truthy(evaluateRule(rule, scope));
}
