import {
  type AcceptedChange,
  engineDriver,
  listAcceptedChanges,
  listUnanswered,
  type FlowCase,
  type FlowFailure,
  runCase,
} from '../analysis/index.ts';
import type { Repository } from '../definitions/disk.ts';
import type { Wizard } from '../engine/index.ts';
import { buildFlowFacts } from './facts/buildFlowFacts.ts';
import { createFormWords } from './facts/createFormWords.ts';
import { say } from './messages.ts';

/** Runs one flow on the engine. Empty: passed. */
export function runFlow(
  flow: FlowCase,
  repository: Repository,
  wizard: Wizard | null,
): Promise<readonly FlowFailure[]> {
  const failure = (message: string) =>
    Promise.resolve([{ file: flow.file, line: 1, message, proves: flow.proves }]);
  if (!wizard) return failure(say('flows.no-form', { form: flow.form }));
  const facts = buildFlowFacts(flow.given, repository, flow.today);
  if (typeof facts === 'string') return failure(facts);
  const words = createFormWords(flow.given, repository, wizard);
  return runCase(flow, engineDriver(wizard, facts, null, words), wizard);
}

/** Lists the required questions that hold a failing flow because it does not answer them. Empty also when the flow cannot be run. */
export async function findUnanswered(
  flow: FlowCase,
  repository: Repository,
  wizard: Wizard,
): Promise<readonly string[]> {
  const facts = buildFlowFacts(flow.given, repository, flow.today);
  if (typeof facts === 'string') return [];
  const driver = engineDriver(wizard, facts);
  const failures = await runCase(flow, driver, wizard);
  return failures.length === 0 ? [] : listUnanswered(flow, driver);
}

/** Lists what a flow expects otherwise than the form does now. Empty also when the flow cannot be run. */
export async function findMovedExpectations(
  flow: FlowCase,
  repository: Repository,
  wizard: Wizard,
): Promise<readonly AcceptedChange[]> {
  const facts = buildFlowFacts(flow.given, repository, flow.today);
  if (typeof facts === 'string') return [];
  const words = createFormWords(flow.given, repository, wizard);
  return listAcceptedChanges(flow, engineDriver(wizard, facts, null, words), wizard);
}
