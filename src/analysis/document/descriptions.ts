import {
  isList,
  parseOperation,
  type CompiledRule,
  type Control,
  type Expression,
  type Field,
  type List,
  type Wizard,
} from '../../engine/index.ts';
import { describeRule } from '../words/describeRule.ts';
import { describeCondition } from '../words/describeShowConditions.ts';
import { describeExpression, type Names } from '../words/describeExpression.ts';
import { code } from './markdown.ts';
import { say } from '../messages/messages.ts';

/** Describes conditions that must all hold, in their own sentences. */
export function describeConditions(wizard: Wizard, rules: readonly CompiledRule[]): string {
  return rules.map((rule) => describeCondition(wizard, rule)).join(say('words.and'));
}

/** Formats the end of a sentence that holds under a condition only. */
export function describeIf(wizard: Wizard, when: CompiledRule | null): string {
  return when === null ? '' : say('doc.if', { says: describeCondition(wizard, when) });
}

export function describeItemCount({ minItems, maxItems }: Pick<List, 'minItems' | 'maxItems'>): string {
  return say('doc.items', { least: minItems, most: maxItems });
}

/** Describes type and limits of a field. */
export function describeLimits(
  { schema, type, control, sensitive, min, max }: Field,
  wizard: Wizard,
): string {
  const { minLength, maxLength, minimum, maximum, pattern, format, examples } = schema;
  const token = schema['x-autocomplete'];
  const parts = [
    describeType(type, format),
    minLength !== undefined ? say('limit.min-length', { length: minLength }) : null,
    maxLength !== undefined && !schema.enum ? say('limit.max-length', { length: maxLength }) : null,
    minimum !== undefined ? say('limit.from', { value: minimum }) : null,
    maximum !== undefined ? say('limit.until', { value: maximum }) : null,
    min ? say('limit.not-before', { value: describeValue(min.expression, wizard) }) : null,
    max ? say('limit.not-after', { value: describeValue(max.expression, wizard) }) : null,
    schema.const !== undefined ? say('limit.const', { value: String(schema.const) }) : null,
    pattern !== undefined ? say('limit.pattern', { pattern: code(pattern) }) : null,
    examples ? say('limit.examples', { examples: examples.join(', ') }) : null,
    sensitive ? say('document.sensitive') : null,
    token === undefined ? null : say('document.autocomplete', { token }),
  ];
  return `${parts.filter((part) => part !== null).join(', ')} (${describeControl(control)})`;
}

/** Describes a control or block with its parameters. */
export function describeControl({ kind, params }: Control): string {
  const written = Object.entries(params).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? value : code(JSON.stringify(value))}`,
  );
  return [kind, ...written].join(', ');
}

function describeType(type: Field['type'], format: string | undefined): string {
  const known = type === 'string' ? formats.find((one) => one === format) : undefined;
  return known === undefined ? say(`limit.type.${type}`) : say(`limit.format.${known}`);
}

/** Formats of texts that have a name of their own. */
const formats = ['date', 'time', 'email', 'password', 'numeric', 'noSpaces'] as const;

/** Describes the source of a value in one phrase. */
export function describeValue(expression: Expression, wizard: Wizard): string {
  const operation = parseOperation(expression);
  if (operation?.operator.result === 'boolean')
    return say('doc.whether', { says: describeRule(wizard, expression) });
  const isLiteral = !operation && !isList(expression);
  return isLiteral
    ? say('doc.fixed', { value: code(JSON.stringify(expression)) })
    : describeExpression(expression, wizard.conditions, names);
}

const names: Names = {
  label: (path) => (path === 'today' ? say('words.today') : code(path)),
  literal: (value) => code(JSON.stringify(value)),
  fact: () => null,
};
