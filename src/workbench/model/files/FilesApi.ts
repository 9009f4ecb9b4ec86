import type { EditAnswer } from '../edits/EditApi.ts';

/** `GET /api/forms/:id/files`: the files of a form in the order of the list. */
export interface FilesAnswer {
  readonly files: readonly FormFile[];
}

export interface FormFile {
  /** Below the root, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** `POST /api/files` writes a file of a form; `was` is the text that the page read. */
export interface FileEdit extends FormFile {
  readonly form: string;
  readonly was: string;
}

/** The result of such an edit. */
export type FileEditAnswer =
  /** `text`: the file as it was laid out. */
  { readonly kind: 'written'; readonly text: string } | Exclude<EditAnswer, { readonly kind: 'written' }>;

/** `POST /api/files/shape` and `POST /api/files/findings`: a text that is typed. */
export interface TypedFile extends FormFile {
  readonly form: string;
}

/** A mistake in a typed text, or in another file because of it. Lines and columns count from 1. */
export interface FileProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string | null;
}

export interface ProblemsAnswer {
  readonly problems: readonly FileProblem[];
}

/** `GET /api/files/schemas`: the meta-schemas by name, with the names of all forms for completion. */
export interface SchemasAnswer {
  readonly schemas: Readonly<Record<string, object>>;
}
