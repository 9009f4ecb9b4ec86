import type { Expression, Wizard } from '../../engine/index.ts';
import { describeExpression, writtenNames, type Names } from './describeExpression.ts';

/** A form that knows how its fields are called. */
export interface WizardWithNames extends Wizard {
  readonly names: Names;
}

/** A rule in words: the operators' own templates, named conditions in their sentences. */
export function describeRule(wizard: Wizard | WizardWithNames, rule: Expression): string {
  return describeExpression(rule, wizard.conditions, 'names' in wizard ? wizard.names : writtenNames);
}
