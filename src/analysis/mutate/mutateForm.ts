import { findIdlePromises, type IdlePromise } from './promiseTests.ts';
import { say } from '../messages/messages.ts';
import { createMutants } from './mutants/createMutants.ts';
import { readsShared, listSharedMutants } from './mutants/listSharedMutants.ts';
import type { MutateInput } from './MutateInput.ts';
import { tryMutants, type Trial } from './tryMutants.ts';

export interface Mutation extends Omit<Trial, 'compiled'> {
  readonly form: string;
  /** Promises that no mutant breaks and that may prove nothing. Empty when only a sample was tried. */
  readonly idle: readonly IdlePromise[];
}

/** Tries every small mistake in a form: a flow must fail, a promise must break, or the form must behave exactly as before. */
export async function mutateForm(input: MutateInput): Promise<Mutation> {
  const { field, sample, source, wizard } = input;
  const all = createMutants(source, wizard).filter(({ keys }) => field === null || keys.includes(field));
  const { compiled, ...trial } = await tryMutants(all, [input], () => true, sample);
  const idle = trial.red.length > 0 || sample !== null ? [] : findIdlePromises(input, compiled);
  return { form: wizard.id, ...trial, idle };
}

/**
 * Tries every small mistake in the tables and named values that some of these forms share; `others`: further forms that read some of these
 * tables and values. A mistake is noticed when a flow test of any form fails.
 */
export async function mutateShared(
  forms: readonly MutateInput[],
  others: readonly MutateInput[],
): Promise<Mutation> {
  const mutants = listSharedMutants(forms);
  const readers = [...forms, ...others].filter((form) => mutants.some((mutant) => readsShared(form, mutant)));
  const { compiled: _, ...trial } = await tryMutants(mutants, readers, readsShared, forms[0]?.sample ?? null);
  return { form: say('mutant.shared'), ...trial, idle: [] };
}
