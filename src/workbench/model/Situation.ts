import type { FlowCase } from '../../analysis/index.ts';

/** Who fills in the form, when, and what the server answers: everything beside the answers themselves. */
export interface Situation {
  readonly form: string;
  readonly brand: string;
  /** A seeded account and one of its contracts; null: those of the flow test. */
  readonly account: string | null;
  readonly policy: string | null;
  /** `yyyy-mm-dd`; null: the day of the flow test. */
  readonly day: string | null;
  /** `hh:mm`, in Berlin. */
  readonly time: string;
  /** Switches that are set by hand. */
  readonly switches: Readonly<Record<string, boolean>>;
  /** The flow test to be played, and the step where it stops; null: nothing is answered. */
  readonly flow: number | null;
  readonly until: string | null;
  readonly reply: ChosenReply | null;
}

/** The answer of the server to the next call of an operation. */
export interface ChosenReply {
  readonly call: string;
  /** A number, `2xx`, `network` or `unreadable`. */
  readonly status: string;
  readonly code: string | null;
}

/** Who fills in the form: the flow test's account unless another one was chosen, with the switches set by hand. */
export function chooseGiven(situation: Situation, given: FlowCase['given']): FlowCase['given'] {
  const { account, policy, brand, switches } = situation;
  if (account !== null)
    return { account, ...(policy === null ? {} : { policy }), brand, ...withFacts({ ...switches }) };
  const facts = { ...given.facts, ...switches };
  return { ...given, brand, ...(given.account === undefined ? { facts } : withFacts(facts)) };
}

function withFacts(facts: NonNullable<FlowCase['given']['facts']>) {
  return Object.keys(facts).length === 0 ? {} : { facts };
}
