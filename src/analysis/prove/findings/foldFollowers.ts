import { openRequirements, type Step, type Wizard } from '../../../engine/index.ts';
import { formatPointer } from '../../lint/shared/formatPointer.ts';
import type { Observations } from '../observations/Observations.ts';
import { getFieldPointer } from './getFieldPointer.ts';
import type { ProofFinding } from './ProofFinding.ts';

/**
 * Puts findings below the finding that causes them: a dead end below the question of the step that cannot be answered, and below the last step
 * that customers reach, or the first that they do not, all steps and calls behind it.
 */
export function foldFollowers(
  wizard: Wizard,
  seen: Observations,
  findings: readonly ProofFinding[],
): readonly ProofFinding[] {
  const causes = new Map<ProofFinding, ProofFinding>();
  const findDeadEnd = ({ index }: Step) => find('dead-end', formatPointer('steps', index));
  for (const step of wizard.steps) {
    const met = seen.deadEnds.get(step.id);
    const open = met === undefined ? [] : openRequirements(met.walk, step).map(({ key }) => key);
    const unanswerable = [...seen.unanswerable.keys()].find((path) => open.includes(path));
    const deadEnd = findDeadEnd(step);
    const cause = unanswerable && find('unanswerable', getFieldPointer(unanswerable));
    if (cause && deadEnd) causes.set(deadEnd, cause);
  }
  const last = wizard.steps.findLast(({ id }) => seen.entered.has(id));
  const behind = findings.filter((finding) => isBehind(wizard, seen, finding, last));
  const [first] = behind;
  if (first === undefined) return addFollowers(findings, causes);
  const deadEnd = last && findDeadEnd(last);
  const cause = deadEnd === undefined ? first : (causes.get(deadEnd) ?? deadEnd);
  for (const finding of behind) if (finding !== cause) causes.set(finding, cause);
  return addFollowers(findings, causes);

  function find(code: string, pointer: string): ProofFinding | undefined {
    return findings.find((finding) => finding.code === code && finding.pointer === pointer);
  }
}

/** Returns true for a step behind the last that customers reach, and for a call of a form whose end they do not reach. */
function isBehind(
  { steps, calls }: Wizard,
  seen: Observations,
  { code, pointer }: ProofFinding,
  last: Step | undefined,
): boolean {
  if (code === 'unreachable-step')
    return steps
      .slice((last?.index ?? -1) + 1)
      .some(({ id, index }) => [id, index].some((name) => pointer === formatPointer('steps', name)));
  const isCall = calls.some((_, position) => pointer === formatPointer('calls', position));
  const isEndReached =
    seen.silentEnds.size > 0 ||
    calls.some(({ at, outcomes }) => 'submit' in at && outcomes.some((row) => seen.outcomes.has(row)));
  return code === 'unreachable-outcome' && isCall && !isEndReached;
}

function addFollowers(
  findings: readonly ProofFinding[],
  causes: ReadonlyMap<ProofFinding, ProofFinding>,
): readonly ProofFinding[] {
  return findings.flatMap((finding) => {
    if (causes.has(finding)) return [];
    const followers = findings.filter((other) => causes.get(other) === finding).map(({ message }) => message);
    return followers.length === 0 ? [finding] : [{ ...finding, followers }];
  });
}
