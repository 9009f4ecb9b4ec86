import { forms } from 'virtual:forms';
import type { Validate, WrittenWizard } from '../engine/index.ts';

/** A form that was compiled by the build, with its validators. */
export interface BuiltForm {
  readonly written: WrittenWizard;
  /** Validators by their positions in the form. */
  readonly validators: readonly Validate[];
  /** The `texts.de.json` of the form. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Loads the chunk of a form once. Throws when there is no such form. */
export async function loadForm(id: string): Promise<BuiltForm> {
  const load = Object.hasOwn(forms, id) ? forms[id] : undefined;
  if (!load) throw new Error(`there is no form "${id}"`);
  return load();
}
