import type { Policy } from '../../../protocol/index.ts';

/** Manufacturer and model of the insured vehicle; empty where the contract names none. */
export function vehicleName({ risks: [risk] }: Policy): string {
  return [risk?.manufacturer, risk?.model].filter(Boolean).join(' ');
}
