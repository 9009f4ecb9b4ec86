/**
 * A mistake in a definition, in the analyst's terms. All problems of a form are reported at once; nothing half-compiled leaves
 * `compile`. `pointer` is a JSON Pointer into `file`; the disk loader turns it into line and column.
 */
export interface Problem {
  /** Path of the file below the repository root, e.g. `rules/claim-report.json`. */
  readonly file: string;
  /** JSON Pointer of the guilty value (`''` for the whole file). `key: true` when the key itself is guilty. */
  readonly pointer: string;
  readonly key?: boolean;
  /** Stable id of the check, e.g. `unknown-field`. */
  readonly code: string;
  /** What is wrong: one German sentence that names the thing, from a text file (`messages.de.json`). */
  readonly message: string;
  /** What to do: one German sentence, e.g. `Meinten Sie „type.thirdParty“?`. */
  readonly hint?: string;
  /** The name that was probably meant, where the hint asks for it. */
  readonly meant?: string;
}
