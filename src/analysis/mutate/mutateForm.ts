import { findIdlePromises, type IdlePromise } from './promiseTests.ts';
import { createMutants } from './mutants/createMutants.ts';
import type { MutateInput } from './MutateInput.ts';
import { tryMutants, type Trial } from './tryMutants.ts';

export interface Mutation extends Omit<Trial, 'compiled'> {
  readonly form: string;
  /** Promises that no mutant breaks: perhaps they prove nothing. None where only a sample was tried. */
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
