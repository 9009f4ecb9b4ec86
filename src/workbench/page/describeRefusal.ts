import { say } from './say.ts';

/** The answer of a server that did not answer as asked. */
interface Refusal {
  readonly kind: 'refused';
  readonly why: string;
}

/**
 * Makes a refusal of a failed request, so that a page shows it as any other. `unreachable`: the sentence when no server answers, because the
 * browser has none that an analyst understands.
 */
export function describeRefusal(error: unknown, unreachable: string = say('unreachable')): Refusal {
  const isSentence = error instanceof Error && !(error instanceof TypeError);
  return { kind: 'refused', why: isSentence ? error.message : unreachable };
}
