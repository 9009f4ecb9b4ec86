import type { Expression, Wizard } from '../../engine/index.ts';
import { expressionInWords, writtenNames, type Names } from '../words/expressionInWords.ts';

/** A form that knows how its fields are called. */
export interface WordedWizard extends Wizard {
  readonly names: Names;
}

/** A rule in words: the operators' own templates, named conditions in their sentences. */
export function sentenceOfRule(wizard: Wizard | WordedWizard, rule: Expression): string {
  return expressionInWords(rule, wizard.conditions, 'names' in wizard ? wizard.names : writtenNames);
}
