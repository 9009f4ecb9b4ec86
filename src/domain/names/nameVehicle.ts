import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import type { Policy } from '../../protocol/index.ts';

/** Key of manufacturers that have none of their own: what stands beside it names no vehicle. */
const unknownHsn = '9999';

/**
 * Names the insured vehicle: manufacturer and model, or a general name where the contract names neither or only a collective one (CON-012,
 * CON-014). The one place that reads them.
 */
export function nameVehicle({ risks: [risk] }: Pick<Policy, 'risks'>): string {
  const name = [risk?.manufacturer, risk?.model].filter(Boolean).join(' ');
  return name === '' || risk?.hsn?.trim() === unknownHsn ? settings.vehicle.value.unknown : name;
}
