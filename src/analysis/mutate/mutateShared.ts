import { say } from '../messages/messages.ts';
import type { Mutation } from './mutateForm.ts';
import type { MutateInput } from './MutateInput.ts';
import { readsShared, sharedMutants } from './mutants/sharedMutants.ts';
import { tryMutants } from './tryMutants.ts';

/**
 * Tries every small mistake in the tables and named values that some of these forms share. A mistake that flows of one form notice is
 * noticed: all forms read the same rows. `others` read some of them, too.
 */
export async function mutateShared(
  forms: readonly MutateInput[],
  others: readonly MutateInput[],
): Promise<Mutation> {
  const mutants = sharedMutants(forms);
  const readers = [...forms, ...others].filter((form) => mutants.some((mutant) => readsShared(form, mutant)));
  const { compiled: _, ...trial } = await tryMutants(mutants, readers, readsShared, forms[0]?.sample ?? null);
  return { form: say('mutant.shared'), ...trial, idle: [] };
}
