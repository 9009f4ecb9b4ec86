import { asRecord } from '../../../plain/isRecord.ts';

interface Level {
  readonly name: string;
  readonly from: number;
  readonly until: number;
}

const maxScore = 100;

/** Reads the levels of a scale, each of which ends at the next one. Lint has checked the definition. */
export function readLevels(written: unknown): readonly Level[] {
  const levels = Array.isArray(written) ? written.flatMap(readLevel) : [];
  return levels.map((level, index) => ({ ...level, until: levels[index + 1]?.from ?? maxScore }));
}

function readLevel(written: unknown): readonly Pick<Level, 'name' | 'from'>[] {
  const { from, name } = asRecord(written);
  return typeof from === 'number' && typeof name === 'string' ? [{ from, name }] : [];
}
