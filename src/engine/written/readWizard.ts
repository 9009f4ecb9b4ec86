import { limitControl } from '../controls/limitControl.ts';
import type { ControlType } from '../definition/ControlType.ts';
import type { Derivation } from '../definition/Derivation.ts';
import type { Validate, Wizard } from '../definition/Wizard.ts';
import { createResultValidator } from '../compile/createResultValidator.ts';
import type { Reference, WrittenWizard } from './WrittenWizard.ts';

/** What is no JSON in a form. */
interface WizardContents {
  /** In the order of the shapes the form was written with. */
  readonly validators: readonly Validate[];
  /** Controls of fields, by name. */
  readonly fields: Readonly<Record<string, ControlType>>;
  /** How derivations compute, by name. */
  readonly derivations: Readonly<Record<string, Derivation['derive']>>;
}

/** The form that `writeWizard` wrote. */
export function readWizard(written: WrittenWizard, surroundings: WizardContents): Wizard {
  return read(written, surroundings) as Wizard;
}

function read(value: unknown, surroundings: WizardContents): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => read(one, surroundings));
  if ('$' in value) return resolveReference(value as Reference, surroundings);
  const members: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) members[key] = read(member, surroundings);
  return members;
}

function resolveReference(reference: Reference, surroundings: WizardContents): unknown {
  const { validators, fields, derivations } = surroundings;
  switch (reference.$) {
    case 'map':
      return new Map(reference.entries.map((entry) => read(entry, surroundings) as [unknown, unknown]));
    case 'validator':
      return requirePart(validators[reference.at], reference);
    case 'resultValidator':
      return createResultValidator(reference.schema, requirePart(validators[reference.at], reference));
    case 'field':
      return limitControl(requirePart(fields[reference.name], reference), reference);
    case 'derive':
      return requirePart(derivations[reference.name], reference);
  }
}

/** A form and what it refers to are built together. */
function requirePart<T>(part: T | undefined, reference: Reference): T {
  if (part === undefined) throw new Error(`There is nothing for ${JSON.stringify(reference)}`);
  return part;
}
