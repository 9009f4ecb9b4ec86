import type { Policy } from '../../../protocol/index.ts';

/** Returns manufacturer and model of the insured vehicle; empty when the contract names neither. */
export function formatVehicleName({ risks: [risk] }: Policy): string {
  return [risk?.manufacturer, risk?.model].filter(Boolean).join(' ');
}
