import type { Answer, Scalar, FieldSchema } from '../../engine/index.ts';

/** A question with this control for the gallery, which shows it in every state: `fixture.ts` of its folder. */
export interface ControlFixture {
  readonly schema: FieldSchema;
  readonly texts: Readonly<Record<string, string>>;
  readonly filled: Scalar;
  /** What the control or the schema refuses; null where only a missing answer can be wrong. */
  readonly wrong: Answer;
  /** The same question with other parameters of the control, by the name of the state. */
  readonly variations?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
