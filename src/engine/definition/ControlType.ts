import type { Answer, Scalar } from './Answer.ts';
import type { FieldSchema } from './files/FormFile.ts';

/** How many characters an answer may have. */
export type TextLimits = Pick<FieldSchema, 'minLength' | 'maxLength'>;

/** Between what people type and canonical values. `parse(format(answer))` is the answer again. */
export interface FieldFormat {
  /** Null when nothing was typed; what cannot be read is kept as typed, with a code. Without limits every spelling fits. */
  readonly parse: (typed: string, limits?: TextLimits) => Answer;
  /** What stands in the input; empty for null, as typed for the unreadable. */
  readonly format: (answer: Answer) => string;
}

/** Parameters of a control or block as a JSON Schema of an object, named in `x-control` beside `kind`. */
export interface ParametersSchema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[] | undefined;
}

/** What a form needs of the control of a field while it runs. How the control looks is the view's affair. */
export interface ControlType extends FieldFormat {
  /** Untouched is false and never open (unless `const: true`). */
  readonly isTwoValued?: true;
  /** Its answer may have several lines. */
  readonly takesLines?: true;
  /** Says whether an answer is complete, so that nothing can follow it. Without it a field is judged when the customer leaves it. */
  readonly isWhole?: (value: Scalar) => boolean;
  /** Spaces at both ends belong to the answer. */
  readonly keepsSpaces?: true;
}

/** What the compiler and the tools know of a control besides. Browsers never load it. */
export interface ControlTools {
  /** Types of JSON Schema it can stand at. */
  readonly types: readonly string[];
  readonly parameters: ParametersSchema;
  /** The `format` a schema needs, unless a pattern limits it: the control writes nothing else. */
  readonly schemaFormat?: 'date' | 'time' | 'email' | 'file';
  /** The customer chooses among options, so there must be some. */
  readonly isChoice?: true;
  /** The typed text is hidden from others, so it must never be stored. */
  readonly isSecret?: true;
  /** It asks about a person, whose data a browser may know: a question says whether they are those of the person in front of it. */
  readonly isPersonal?: true;
}

/** What the compiler and the tools know of a block, a part of a step without a value. Browsers never load it. */
export interface BlockType {
  readonly parameters: ParametersSchema;
  /** It says again what was asked, as a name beside the answer. */
  readonly namesQuestions?: true;
  /** Texts below its path: those it cannot do without, and those it shows where there are any. */
  readonly texts: {
    readonly needed: readonly string[];
    readonly possible: readonly string[];
    /** Parameters they may name beside the values of the block. */
    readonly filled?: readonly string[];
  };
}

/** All controls and blocks an analyst may name in `x-control`. They are handed to the engine, which knows none by name. */
export interface ControlTypes {
  readonly fields: Readonly<Record<string, ControlType>>;
  /** Of the same names as `fields`. */
  readonly tools: Readonly<Record<string, ControlTools>>;
  readonly blocks: Readonly<Record<string, BlockType>>;
  /** Name of the control of a field whose schema names none. */
  readonly usual: (schema: FieldSchema) => string;
}
