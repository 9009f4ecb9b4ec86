import type { ControlTypes } from '../definition/ControlType.ts';
import type { Derivations } from '../definition/Derivation.ts';
import type { FieldSchema } from '../definition/files/FormFile.ts';
import type { Path, Validate } from '../definition/Wizard.ts';

/** The controls and derivations that the product gives every form. */
export interface FormEnvironment {
  readonly derivations: Derivations;
  readonly controls: ControlTypes;
}

/** The environment in which a form is compiled. Keys of `validators` come from `getLeafShape`. */
export interface Environment extends FormEnvironment {
  readonly validators: Readonly<Record<string, Validate>>;
}

/** A property of a step schema, before rules are attached. */
export interface FlatNode {
  readonly path: Path;
  readonly step: string;
  readonly name: string;
  /** Paths of the groups around the node, outermost first. */
  readonly groups: readonly Path[];
  readonly kind: 'field' | 'block' | 'list';
  readonly schema: FieldSchema;
  readonly file: string;
  readonly pointer: string;
  readonly parts: readonly FlatNode[];
}
