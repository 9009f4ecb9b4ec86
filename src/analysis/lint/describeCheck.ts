import type { CheckCode } from './catalogue.ts';
import texts from './checks.de.json' with { type: 'json' };

const meanings: Readonly<Record<CheckCode, string>> = texts;

/** Returns the meaning of a code in one German sentence. */
export function describeCheck(code: CheckCode): string {
  return meanings[code];
}
