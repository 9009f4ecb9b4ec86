import type { FlowCase } from '../../analysis/index.ts';
import type { BrandChoice, FlowSummary, StartAnswer } from './WorkbenchApi.ts';

/** The account, the day and the replies of the server: everything beside the answers themselves. */
export interface Situation {
  readonly form: string;
  /** Null: the brand of the account. */
  readonly brand: string | null;
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

/** Returns the account and facts: those of the flow test unless another account was chosen, with the switches set by hand. */
export function chooseGiven(situation: Situation, given: FlowCase['given']): FlowCase['given'] {
  const { account, policy, brand, switches } = situation;
  const by = brand === null ? {} : { brand };
  if (account !== null)
    return { account, ...(policy === null ? {} : { policy }), ...by, ...withFacts({ ...switches }) };
  const facts = { ...given.facts, ...switches };
  return { ...given, ...by, ...(given.account === undefined ? { facts } : withFacts(facts)) };
}

function withFacts(facts: NonNullable<FlowCase['given']['facts']>) {
  return Object.keys(facts).length === 0 ? {} : { facts };
}

/** The flow test whose account, contract and day an unanswered form has: the first that comes to a step. */
export function findUsualFlow(flows: readonly FlowSummary[]): FlowSummary | null {
  return flows.find(({ steps }) => steps.length > 0) ?? null;
}

/** The brand in which the form is shown: the chosen one, else that of the account. */
export function chooseBrand(
  { brand, account, flow }: Situation,
  { brands, accounts }: Pick<StartAnswer, 'brands' | 'accounts'>,
  flows: readonly FlowSummary[],
): BrandChoice | null {
  const given = (flow === null ? findUsualFlow(flows) : flows[flow])?.given;
  const owner = accounts.find(({ key }) => key === (account ?? given?.account));
  const wanted = brand ?? given?.brand ?? owner?.brand;
  return brands.find(({ id }) => id === wanted) ?? brands[0] ?? null;
}
