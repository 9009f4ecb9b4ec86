import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import type { Guarantee } from '../../protocol/index.ts';

const names: Readonly<Record<string, string>> = settings.line.value;

/**
 * Names the line of business of a cover (CON-045 to CON-047). A cover with a name of its own has that: 20Y5 with KFZFU2 is driver protection.
 * An unknown line has a general name, because its key says nothing to customers.
 */
export function nameLine({ lob, coverageId }: Pick<Guarantee, 'lob' | 'coverageId'>): string {
  const key = [`${lob}${coverageId ?? ''}`, lob].find((one) => Object.hasOwn(names, one));
  return names[key ?? 'other'] ?? '';
}
