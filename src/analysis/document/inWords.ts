import type { CompiledRule, Field, ValueExpression, Wizard } from '../../engine/index.ts';
import { partsOfValue } from '../../engine/index.ts';
import { sentence } from '../flows/whenShown.ts';
import { code } from './markdown.ts';

/** Conditions that must all hold, in their own sentences. */
export function conditionsInWords(wizard: Wizard, rules: readonly CompiledRule[]): string {
  return rules.map((rule) => sentence(wizard, rule)).join('; und: ');
}

/** Type and limits of a field. */
export function limitsInWords({ schema, type, control, min, max }: Field): string {
  const { minLength, maxLength, minimum, maximum, pattern, format, examples } = schema;
  const parts = [
    typeInWords(type, format),
    minLength !== undefined ? `mindestens ${minLength} Zeichen` : null,
    maxLength !== undefined && !schema.enum ? `höchstens ${maxLength} Zeichen` : null,
    minimum !== undefined ? `ab ${minimum}` : null,
    maximum !== undefined ? `bis ${maximum}` : null,
    min ? `nicht vor: ${valueInWords(min.expression)}` : null,
    max ? `nicht nach: ${valueInWords(max.expression)}` : null,
    schema.const !== undefined ? `muss ${String(schema.const)} sein` : null,
    pattern !== undefined ? `Muster ${code(pattern)}` : null,
    examples ? `z. B. ${examples.join(', ')}` : null,
  ];
  return `${parts.filter((part) => part !== null).join(', ')} (${control.is})`;
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
      return format === 'date'
        ? 'Datum'
        : format === 'time'
          ? 'Uhrzeit'
          : format === 'email'
            ? 'E-Mail-Adresse'
            : 'Text';
  }
}

/** Where a value comes from; short ones as they are, others by what they read. */
export function valueInWords(expression: ValueExpression): string {
  if (typeof expression === 'string') return code(expression);
  if ('const' in expression) return `fest ${code(JSON.stringify(expression.const))}`;
  const written = JSON.stringify(expression);
  if (written.length <= 90) return code(written);
  const { paths, lists } = partsOfValue(expression);
  return `aus ${[...lists, ...paths].map(({ path }) => code(path)).join(', ')}`;
}
