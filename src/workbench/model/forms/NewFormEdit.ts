import type { NewQuestion } from '../questions/QuestionEdit.ts';

/** Makes a form: the small example, or one page with the questions of a sheet. */
export interface NewFormEdit {
  readonly kind: 'newForm';
  /** The name of the form in files and addresses. */
  readonly form: string;
  readonly title: string;
  /** Null: the small example. */
  readonly questions: readonly SheetQuestion[] | null;
}

/** A question of a sheet. */
export interface SheetQuestion extends Pick<NewQuestion, 'kind' | 'name' | 'words' | 'options'> {
  readonly isRequired: boolean;
}

/** Tells whether a form can have this name. */
export function isFormName(name: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
}
