import { forms } from 'virtual:forms';
import type { FormSource, Validate } from '../engine/index.ts';

export interface FormModule {
  readonly source: FormSource;
  /** By `leafShape`; precompiled, because the content security policy forbids compiling in the browser. */
  readonly validators: Readonly<Record<string, Validate>>;
}

/** Definition and validators of a form; its chunk is loaded once. Throws when there is no such form. */
export async function loadForm(id: string): Promise<FormModule> {
  const { source, validators } = await moduleOf(id);
  return { source, validators };
}

/** `texts.de.json` of a form, from the same chunk. */
export async function formTexts(id: string): Promise<Readonly<Record<string, string>>> {
  const { texts } = await moduleOf(id);
  return texts;
}

function moduleOf(id: string) {
  const load = Object.hasOwn(forms, id) ? forms[id] : undefined;
  if (!load) throw new Error(`there is no form "${id}"`);
  return load();
}
