import type { CheckCode } from './catalogue.ts';
import texts from './checks.de.json' with { type: 'json' };

const meanings: Readonly<Record<CheckCode, string>> = texts;

/** What a finding of this code means, in one German sentence. */
export function describeCheck(code: CheckCode): string {
  return meanings[code];
}
