import type { CompiledRule, Field, ValueExpression, Wizard } from '../../engine/index.ts';
import { sentence } from '../flows/whenShown.ts';
import { code } from './markdown.ts';

/** Conditions that must all hold, in their own sentences. */
export function conditionsInWords(wizard: Wizard, rules: readonly CompiledRule[]): string {
  return rules.map((rule) => sentence(wizard, rule)).join('; und: ');
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
export function valueInWords(expression: ValueExpression, wizard: Wizard): string {
  if (typeof expression === 'string') return code(expression);
  const [operator = '', operand] = Object.entries(expression)[0] ?? [];
  const phrase =
    Object.keys(expression).length === 1 && Object.hasOwn(phrases, operator) ? phrases[operator] : undefined;
  if (phrase) return phrase(Array.isArray(operand) ? operand : [operand], wizard);
  return Object.entries(expression as Readonly<Record<string, ValueExpression>>)
    .map(([name, part]) => `${name}: ${valueInWords(part, wizard)}`)
    .join('; ');
}

type Phrase = (operands: readonly unknown[], wizard: Wizard) => string;

/** Operands are values, except where the operator wants a name or a literal. */
const phrases: Readonly<Record<string, Phrase>> = {
  const: ([value]) => `fest ${code(JSON.stringify(value))}`,
  firstOf: (values, wizard) => all(values, wizard).join(', sonst '),
  join: (values, wizard) => all(values, wizard).join(' und '),
  trim: (values, wizard) => `${all(values, wizard).join()} ohne Leerzeichen am Rand`,
  upper: (values, wizard) => `${all(values, wizard).join()} in Großbuchstaben`,
  noSpaces: (values, wizard) => `${all(values, wizard).join()} ohne Leerzeichen`,
  map: ([name, value], wizard) => `${all([value], wizard).join()} nach der Tabelle ${code(String(name))}`,
  is: ([ref], wizard) => `ob gilt: ${refInWords(ref, wizard)}`,
  if: ([ref, yes, no], wizard) =>
    `wenn ${refInWords(ref, wizard)}: ${all([yes], wizard).join()}, sonst: ${all([no], wizard).join()}`,
  each: ([list, row], wizard) => `je Eintrag von ${code(String(list))}: ${all([row], wizard).join()}`,
  addDays: ([value, days], wizard) => `${all([value], wizard).join()} plus ${String(days)} Tage`,
  orElse: ([value, other], wizard) =>
    `${all([value], wizard).join()}; ohne Angabe ${code(JSON.stringify(other))}`,
  file: ([path]) => `die Datei aus ${code(String(path))}`,
  derive: ([name, ...values], wizard) => `berechnet (${String(name)}) aus ${all(values, wizard).join(', ')}`,
};

function all(values: readonly unknown[], wizard: Wizard): readonly string[] {
  return values.map((value) => valueInWords(value as ValueExpression, wizard));
}

function refInWords(ref: unknown, wizard: Wizard): string {
  return sentence(wizard, { ref: String(ref) });
}
