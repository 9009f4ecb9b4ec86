import type { Answer, FieldRules, FieldSchema, Upload } from '../../src/engine/index.ts';

/** A node of the gallery's form: one control or block in one state. */
export interface Exhibit {
  readonly schema: FieldSchema;
  readonly texts: Readonly<Record<string, string>>;
  readonly rules?: FieldRules;
  readonly answer?: Answer;
  readonly upload?: Upload;
  /** How many rows a list has. */
  readonly rows?: number;
  /** Its error is shown. */
  readonly isWrong?: true;
}

/** One control or block in all its states, a step of the gallery's form. */
export interface Showcase {
  readonly name: string;
  readonly exhibits: Readonly<Record<string, Exhibit>>;
}
