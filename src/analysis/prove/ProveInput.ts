import type { FactsDefinition, Wizard } from '../../engine/index.ts';
import type { MemberValidator, PayloadValidator } from './provePayload.ts';
import type { ProofScenario } from './scenarios/listProofScenarios.ts';

export interface ProveInput {
  readonly wizard: Wizard;
  readonly facts: FactsDefinition;
  /** Settings, day and brands as they are; a proof varies them as far as rules read them. */
  readonly given: readonly ProofScenario[];
  readonly judge: PayloadValidator;
  /**
   * Returns the judge of single members for an operation whose payload is valid when each of its members is; null for other operations.
   * Without it, payloads are judged as a whole.
   */
  readonly judgeOfMembers?: (operation: string) => MemberValidator | null;
  /** Statuses that the protocol declares for an operation. */
  readonly statusesOf: (operation: string) => readonly number[];
  /** Returns true when the form finds a text under a key. */
  readonly hasText: (key: string) => boolean;
  /** The number of situations before a proof is not exhaustive; for payloads ten times as many. */
  readonly budget: number;
}
