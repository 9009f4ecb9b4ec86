import type { Answer } from '../../engine/index.ts';
import { asRecord } from '../../plain/isRecord.ts';

/**
 * Reads the answers of a short form that a link to its long form carries in its state (`StatementBlock`); null for other links. The state
 * may have any shape, because browsers keep it longer than a version of the portal.
 */
export function readGivenAnswers(state: unknown): Readonly<Record<string, Answer>> | null {
  const { given } = asRecord(state);
  if (given === undefined) return null;
  return Object.fromEntries(
    Object.entries(asRecord(given)).flatMap(([question, answer]) =>
      typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean'
        ? [[question, answer]]
        : [],
    ),
  );
}
