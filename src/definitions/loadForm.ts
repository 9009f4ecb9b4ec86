import { forms } from 'virtual:forms';
import type { Validate, WrittenWizard } from '../engine/index.ts';

/** A form as it was compiled before it came here, with what judges its answers. */
export interface BuiltForm {
  readonly written: WrittenWizard;
  /** By their positions in the form. */
  readonly validators: readonly Validate[];
  /** Its `texts.de.json`. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Its chunk is loaded once. Throws when there is no such form. */
export async function loadForm(id: string): Promise<BuiltForm> {
  const load = Object.hasOwn(forms, id) ? forms[id] : undefined;
  if (!load) throw new Error(`there is no form "${id}"`);
  return load();
}
