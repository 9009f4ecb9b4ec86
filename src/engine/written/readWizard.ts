import { limitControl } from '../controls/limitControl.ts';
import type { ControlType } from '../definition/ControlType.ts';
import type { Derivation } from '../definition/Derivation.ts';
import type { Validate, Wizard } from '../definition/Wizard.ts';
import { createResultValidator } from '../compile/createResultValidator.ts';
import type { Reference, WrittenWizard } from './WrittenWizard.ts';

/** The parts of a form that its JSON does not contain. */
interface WizardContents {
  /** In the order of the shapes that the form was written with. */
  readonly validators: readonly Validate[];
  /** Controls of fields, by name. */
  readonly fields: Readonly<Record<string, ControlType>>;
  /** Functions of derivations, by name. */
  readonly derivations: Readonly<Record<string, Derivation['derive']>>;
}

/**
 * Reads a form that `writeWizard` wrote. Throws when a part that the form refers to is missing.
 * @public
 * @example readWizard(written, { validators, fields, derivations })
 */
export function readWizard(written: WrittenWizard, surroundings: WizardContents): Wizard {
  return readValue(written, surroundings) as Wizard;
}

function readValue(value: unknown, surroundings: WizardContents): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => readValue(one, surroundings));
  if ('$' in value) return resolveReference(value as Reference, surroundings);
  const members: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) members[key] = readValue(member, surroundings);
  return members;
}

function resolveReference(reference: Reference, surroundings: WizardContents): unknown {
  const { validators, fields, derivations } = surroundings;
  switch (reference.$) {
    case 'map':
      return new Map(reference.entries.map((entry) => readValue(entry, surroundings) as [unknown, unknown]));
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

/** Returns the part, which is always present: a form and its parts are built together. */
function requirePart<T>(part: T | undefined, reference: Reference): T {
  if (part === undefined) throw new Error(`There is nothing for ${JSON.stringify(reference)}`);
  return part;
}
