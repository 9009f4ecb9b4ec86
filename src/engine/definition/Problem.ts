/**
 * A mistake in a definition, described for the analyst. All problems of a form are reported at once; `compileWizard` returns no incomplete
 * form. `pointer` is a JSON Pointer into `file`; the disk loader turns it into line and column.
 */
export interface Problem {
  /** Path of the file below the repository root, e.g. `rules/claim-report.json`. */
  readonly file: string;
  /** JSON Pointer of the wrong value (`''` for the whole file). `key: true` when the key itself is wrong. */
  readonly pointer: string;
  readonly key?: boolean;
  /** Stable id of the check, e.g. `unknown-field`. */
  readonly code: string;
  /** One German sentence from a text file (`messages.de.json`) that describes the mistake. */
  readonly message: string;
  /** One German sentence that suggests a correction, e.g. `Meinten Sie „type.thirdParty“?`. */
  readonly hint?: string;
  /** The name that the hint suggests. */
  readonly meant?: string;
}
