import {
  isList,
  operationOf,
  type CompiledRule,
  type Expression,
  type Field,
  type Wizard,
} from '../../engine/index.ts';
import { sentenceOfRule } from '../flows/sentenceOfRule.ts';
import { sentence } from '../flows/whenShown.ts';
import { expressionInWords, type Names } from '../words/expressionInWords.ts';
import { code } from './markdown.ts';
import { say } from '../messages/messages.ts';

/** Conditions that must all hold, in their own sentences. */
export function conditionsInWords(wizard: Wizard, rules: readonly CompiledRule[]): string {
  return rules.map((rule) => sentence(wizard, rule)).join(say('words.and'));
}

/** Type and limits of a field. */
export function limitsInWords({ schema, type, control, min, max }: Field, wizard: Wizard): string {
  const { minLength, maxLength, minimum, maximum, pattern, format, examples } = schema;
  const parts = [
    typeInWords(type, format),
    minLength !== undefined ? `mindestens ${minLength} Zeichen` : null,
    maxLength !== undefined && !schema.enum ? `höchstens ${maxLength} Zeichen` : null,
    minimum !== undefined ? `ab ${minimum}` : null,
    maximum !== undefined ? `bis ${maximum}` : null,
    min ? `nicht vor: ${valueInWords(min.expression, wizard)}` : null,
    max ? `nicht nach: ${valueInWords(max.expression, wizard)}` : null,
    schema.const !== undefined ? `muss ${String(schema.const)} sein` : null,
    pattern !== undefined ? `Muster ${code(pattern)}` : null,
    examples ? `z. B. ${examples.join(', ')}` : null,
  ];
  return `${parts.filter((part) => part !== null).join(', ')} (${control.kind})`;
}

function typeInWords(type: Field['type'], format: string | undefined): string {
  switch (type) {
    case 'boolean':
      return 'Ja oder Nein';
    case 'number':
      return 'Zahl';
    case 'integer':
      return 'ganze Zahl';
    case 'string':
      return (format === undefined ? undefined : formatWords[format]) ?? 'Text';
  }
}

const formatWords: Readonly<Record<string, string>> = {
  date: 'Datum',
  time: 'Uhrzeit',
  email: 'E-Mail-Adresse',
  password: 'Passwort mit Groß- und Kleinbuchstaben, Ziffer und Sonderzeichen',
  numeric: 'Ziffern',
  noSpaces: 'Text ohne Leerzeichen',
};

/** Where a value comes from, in one phrase. */
export function valueInWords(expression: Expression, wizard: Wizard): string {
  const operation = operationOf(expression);
  if (operation?.operator.result === 'boolean') return `ob gilt: ${sentenceOfRule(wizard, expression)}`;
  const isLiteral = !operation && !isList(expression);
  return isLiteral
    ? `fest ${code(JSON.stringify(expression))}`
    : expressionInWords(expression, wizard.conditions, names);
}

const names: Names = {
  label: (path) => (path === 'today' ? 'heute' : code(path)),
  literal: (value) => code(JSON.stringify(value)),
  fact: () => null,
};
