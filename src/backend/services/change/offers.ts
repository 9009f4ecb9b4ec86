import type { Risk } from '../../../protocol/index.ts';
import tables from '../../../../rules/_shared/tables.json' with { type: 'json' };

type VehicleKind = 'CAR' | 'TRAILER' | 'MOTORBIKE' | 'VAN';

interface DeductibleRow {
  readonly code: string;
  /** Kinds of vehicles it is offered for; all when absent. */
  readonly vehicle?: readonly string[];
  /** False: only contracts that have it keep it. */
  readonly when?: boolean;
}

/** What kind of vehicle a contract insures; a contract without a code insures a car. */
export function vehicleKindOf({ hazard }: Risk): VehicleKind | null {
  const kind = tables.vehicleKinds.rows.find((row) => row.hazard === (hazard || '112'))?.kind;
  return kind === 'CAR' || kind === 'TRAILER' || kind === 'MOTORBIKE' || kind === 'VAN' ? kind : null;
}

/** Whether it matters who drives (RATE-033, RATE-034). */
export function choosesUsers(risk: Risk): boolean {
  const kind = vehicleKindOf(risk);
  return kind !== 'TRAILER' && kind !== 'MOTORBIKE';
}

/** Deductible codes a vehicle is offered (COV-029 to COV-033). */
export function offeredDeductibles(line: 'full' | 'partial', risk: Risk): readonly string[] {
  const rows: readonly DeductibleRow[] = (
    line === 'full' ? tables.fullDeductibles : tables.partialDeductibles
  ).rows;
  const kind = vehicleKindOf(risk);
  return rows
    .filter(({ vehicle, when }) => when !== false && (vehicle?.some((one) => one === kind) ?? true))
    .map(({ code }) => code);
}

/** The code of the same assistance with more cover; null when there is none. */
export function assistanceUpgrade(code: string): string | null {
  const row: { readonly upgrade?: string } | undefined = tables.assistanceCodes.rows.find(
    (one) => one.code === code,
  );
  return row?.upgrade ?? null;
}

/** Occupations a contract may change to (RATE-013, RATE-014). */
export function offeredOccupations({ specialTariff }: Risk): readonly string[] {
  return specialTariff === 'MA-AH' ? ['NORMAL', 'MERCHANT'] : ['NORMAL', 'PUBLIC_SERVICE', 'MERCHANT'];
}

/** In thousands of km (RATE-010). */
export const offeredMileage = { from: 6, to: 35 };

/** RATE-016. */
export const offeredAges = { from: 18, to: 22 };
