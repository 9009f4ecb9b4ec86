import { asRecord } from '../../plain/isRecord.ts';
import type { KeepSchema } from './KeepSchema.ts';

/** A value that operators cannot compute: a pure function with the JSON Schemas of its arguments and result. */
export interface Derivation {
  readonly from: {
    readonly properties: Readonly<Record<string, KeepSchema>>;
    readonly required?: readonly string[] | undefined;
  };
  readonly to: KeepSchema;
  /** German, one phrase: `Datum um Monate verschoben`. */
  readonly says: string;
  /** Computes the value from arguments that fit `from`; null where there is no value. */
  derive(this: void, values: Readonly<Record<string, unknown>>): unknown;
}

/** All derivations that an analyst may name. The product hands them in. */
export type Derivations = Readonly<Record<string, Derivation>>;

/** Computes the derived value; null when an argument is missing or has another type. */
export function computeDerivedValue(derivation: Derivation, values: unknown): unknown {
  const { from } = derivation;
  const given = asRecord(values);
  const fits = Object.entries(from.properties).every(([name, schema]) =>
    Object.hasOwn(given, name) ? hasType(schema, given[name]) : !isRequired(from, name),
  );
  return fits ? (derivation.derive(given) ?? null) : null;
}

function isRequired({ required = [] }: Derivation['from'], name: string): boolean {
  return required.includes(name);
}

function hasType({ type, enum: values }: KeepSchema, value: unknown): boolean {
  if (values !== undefined && !values.some((one) => one === value)) return false;
  switch (type) {
    case undefined:
      return true;
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    default:
      return typeof value === type;
  }
}
