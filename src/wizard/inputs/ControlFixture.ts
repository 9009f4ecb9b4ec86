import type { Answer, FieldSchema, FileReference, Scalar, Upload } from '../../engine/index.ts';

interface ControlState {
  readonly answer: Answer;
  readonly upload?: Upload;
  /** Its error is shown. */
  readonly isWrong?: true;
}

/** A question with this control for the gallery, which shows it in every state: `fixture.ts` of its folder. */
export interface ControlFixture {
  readonly schema: FieldSchema;
  readonly texts: Readonly<Record<string, string>>;
  readonly filled: Scalar | FileReference;
  /** Required parameters. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** An answer that the control or the schema refuses; null when only a missing answer can be wrong. */
  readonly wrong: Answer;
  /** Further states of the question, by name. */
  readonly states?: Readonly<Record<string, ControlState>>;
  /** The same question with other parameters of the control, by the name of the state. */
  readonly variations?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
