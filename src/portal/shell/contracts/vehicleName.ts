import type { Policy } from '../../../protocol/index.ts';

/** Returns manufacturer and model of the insured vehicle; empty when the contract names neither. */
export function vehicleName({ risks: [risk] }: Policy): string {
  return [risk?.manufacturer, risk?.model].filter(Boolean).join(' ');
}
