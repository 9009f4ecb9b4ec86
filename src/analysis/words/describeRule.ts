import type { Expression, Wizard } from '../../engine/index.ts';
import { describeExpression, writtenNames, type Names } from './describeExpression.ts';

/** A form with the names of its fields. */
export interface WizardWithNames extends Wizard {
  readonly names: Names;
}

/** Describes a rule in words: with the templates of the operators, and the sentences of named conditions. */
export function describeRule(wizard: Wizard | WizardWithNames, rule: Expression): string {
  return describeExpression(rule, wizard.conditions, 'names' in wizard ? wizard.names : writtenNames);
}
