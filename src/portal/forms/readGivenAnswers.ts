import type { Answer, Wizard } from '../../engine/index.ts';
import { asRecord } from '../../plain/isRecord.ts';
import { readClaimKind } from './claimKinds.ts';

/**
 * Reads the answers that a link to a form carries in its state: those of a kind of damage, or those of a short form (`StatementBlock`). The
 * state may have any shape, because browsers keep it longer than a version of the portal.
 */
export function readGivenAnswers(form: Wizard, state: unknown): Readonly<Record<string, Answer>> | null {
  const { given } = asRecord(state);
  if (given === undefined) return readClaimKind(form, state);
  return Object.fromEntries(
    Object.entries(asRecord(given)).flatMap(([question, answer]) =>
      typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean'
        ? [[question, answer]]
        : [],
    ),
  );
}
