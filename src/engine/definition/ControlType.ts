import type { TextKind } from '../../plain/cleanText.ts';
import type { Answer, Scalar } from './Answer.ts';
import type { FieldSchema } from './files/FormFile.ts';

/** How many characters an answer may have. */
export type TextLimits = Pick<FieldSchema, 'minLength' | 'maxLength'>;

/** Converts between typed texts and canonical values. `parse(format(answer))` equals the answer. */
export interface FieldFormat {
  /** How its texts are cleaned, wherever they come from. A secret stays as typed: each character is part of it. */
  readonly text: TextKind | 'secret';
  /** Returns null for an empty text. An unreadable text is kept as typed, with a code. Without limits every spelling fits. */
  readonly parse: (typed: string, limits?: TextLimits) => Answer;
  /** Returns the text of the input: empty for null, as typed for an unreadable answer. */
  readonly format: (answer: Answer) => string;
}

/** Parameters of a control or block as a JSON Schema of an object, named in `x-control` beside `kind`. */
export interface ParametersSchema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[] | undefined;
}

/** The control of a field while a form runs. Its look belongs to the view. */
export interface ControlType extends FieldFormat {
  /** An untouched answer means false and is never missing (unless `const: true`). */
  readonly isTwoValued?: true;
  /**
   * Tells whether an answer is complete, so that the customer types no more characters. Absent: the field is judged when the customer
   * leaves it.
   */
  readonly isWhole?: (value: Scalar) => boolean;
}

/** The part of a control that only the compiler and the tools need. Browsers never load it. */
export interface ControlTools {
  /** Types of JSON Schema that the control accepts. */
  readonly types: readonly string[];
  readonly parameters: ParametersSchema;
  /** The `format` that a schema needs, unless it has a pattern: the control writes no other texts. */
  readonly schemaFormat?: 'date' | 'time' | 'email' | 'file';
  /** The customer chooses among options, so the field must have some. */
  readonly isChoice?: true;
  /** The typed text is hidden from others, so it must never be stored. */
  readonly isSecret?: true;
  /** Set for personal data that a browser can fill in: each question must say whether the data are the customer's own. */
  readonly isPersonal?: true;
}

/** The part of a block (a node without a value) that only the compiler and the tools need. Browsers never load it. */
export interface BlockType {
  readonly parameters: ParametersSchema;
  /** True for a block that repeats answers with the names of their questions. */
  readonly namesQuestions?: true;
  /** Texts below the path of the block: `needed` texts must exist, `possible` texts are shown where they exist. */
  readonly texts: {
    readonly needed: readonly string[];
    readonly possible: readonly string[];
    /** Texts that are needed where the block has this parameter or value, such as the name of a chosen column. */
    readonly given?: Readonly<Record<string, string>>;
    /** Texts that are needed where the block does not have this parameter or value. */
    readonly lacking?: Readonly<Record<string, string>>;
    /** Texts that make sense only together: all of them exist, or none. */
    readonly together?: readonly string[];
    /** Names below which the block has a text for each of its values, such as `options`, with the parameter or value that holds them. */
    readonly families?: Readonly<Record<string, string>>;
    /** Parameters of the texts in addition to the values of the block. */
    readonly filled?: readonly string[];
  };
}

/**
 * All controls and blocks that an analyst may name in `x-control`. The engine gets this table as a parameter and knows no control by name.
 */
export interface ControlTypes {
  readonly fields: Readonly<Record<string, ControlType>>;
  /** The tools' part of each control of `fields`, under the same name. */
  readonly tools: Readonly<Record<string, ControlTools>>;
  readonly blocks: Readonly<Record<string, BlockType>>;
  /** Name of the control of a field whose schema names none. */
  readonly usual: (schema: FieldSchema) => string;
}
