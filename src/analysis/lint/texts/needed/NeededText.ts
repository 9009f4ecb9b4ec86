/** A visible text with its alternative keys, one of which must exist, and with the place that needs it. */
export interface NeededText {
  readonly what: string;
  readonly anyOf: readonly string[];
  readonly file: string;
  readonly pointer: string;
}
