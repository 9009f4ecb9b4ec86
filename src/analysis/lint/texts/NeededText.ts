/** Something a customer may see, the keys one of which must have a text, and where it is defined. */
export interface NeededText {
  readonly what: string;
  readonly anyOf: readonly string[];
  readonly file: string;
  readonly pointer: string;
}
