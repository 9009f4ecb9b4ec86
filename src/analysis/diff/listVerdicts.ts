import { say } from '../messages/messages.ts';
import type { FormComparison } from './compareWays.ts';
import type { FormVocabulary } from './naming/FormVocabulary.ts';
import { formatCallName } from './listPayloadMembers.ts';
import type { Difference } from './listStepDifferences.ts';

/**
 * Says what the change surely does not do. Each sentence holds in every distinguishable situation of both forms, so that none is said after
 * a comparison that was cut short.
 */
export function listVerdicts(
  { met, exhaustive, situations }: FormComparison,
  old: FormVocabulary,
  now: FormVocabulary,
): readonly string[] {
  if (!exhaustive || situations === 0) return [];
  const differences = met.map(({ difference }) => difference);
  const isFree = (isNew: (difference: Difference) => boolean) => !differences.some(isNew);
  const asks = (one: Difference) => asksMore(one, now);
  return [
    ...(isFree(asks) ? [say('diff.verdict.asks')] : []),
    ...(isFree((one) => asks(one) || refusesMore(one)) && haveSameSchemas(old, now)
      ? [say('diff.verdict.refuses')]
      : []),
    ...(isFree(sendsMore) && haveSameAddresses(old, now) ? [say('diff.verdict.sends')] : []),
  ];
}

function asksMore({ aspect, subject, new: now }: Difference, { node }: FormVocabulary): boolean {
  switch (aspect) {
    case 'step':
    case 'required':
      return now === 'yes';
    case 'shown':
      return now === 'yes' && node(subject)?.kind !== 'block';
    case 'dialog':
      return now !== '';
    default:
      return false;
  }
}

/** Other limits, values and replies may refuse something, so that they count as if they did. */
function refusesMore({ aspect, new: now }: Difference): boolean {
  switch (aspect) {
    case 'error':
    case 'locked':
      return now !== '';
    case 'check':
      return now !== '' && now !== 'warning';
    case 'option':
      return now !== 'offered';
    case 'bounds':
    case 'value':
    case 'outcome':
      return true;
    case 'call':
      return now === 'yes';
    default:
      return false;
  }
}

function sendsMore({ aspect, new: now }: Difference): boolean {
  return (aspect === 'payload' && now !== 'null') || (aspect === 'call' && now === 'yes');
}

/** Lengths, patterns and numbers of rows are no situations: an answer of each form is tried, and not every text. */
function haveSameSchemas(old: FormVocabulary, now: FormVocabulary): boolean {
  return now.wizard.nodes.every(({ path, schema }) => {
    const before = old.node(path);
    return before === null || JSON.stringify(before.schema) === JSON.stringify(schema);
  });
}

function haveSameAddresses(old: FormVocabulary, now: FormVocabulary): boolean {
  const addresses = ({ wizard }: FormVocabulary) =>
    new Map(
      wizard.calls.map((call) => [
        formatCallName(call),
        JSON.stringify(
          [call.path, call.headers].map((values) =>
            Object.entries(values).map(([name, { expression }]) => [name, expression]),
          ),
        ),
      ]),
    );
  const before = addresses(old);
  return [...addresses(now)].every(([name, address]) => (before.get(name) ?? address) === address);
}
