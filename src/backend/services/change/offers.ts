import type { Facts } from '../../../domain/facts/Facts.ts';
import type { Risk } from '../../../protocol/index.ts';
import tables from '../../../../rules/_shared/tables.json' with { type: 'json' };
import { findRows } from './sharedTables.ts';

type VehicleKind = 'CAR' | 'TRAILER' | 'MOTORBIKE' | 'VAN';

/** Values that a contract may change to, besides its own. */
export interface Offers {
  /** COV-029 to COV-031. */
  readonly fullDeductibles: readonly unknown[];
  /** COV-032, COV-033. */
  readonly partialDeductibles: readonly unknown[];
  /** RATE-013, RATE-014. */
  readonly occupations: readonly unknown[];
  /** In thousands of km (RATE-010). */
  readonly mileages: readonly unknown[];
  /** RATE-016. */
  readonly youngestAges: readonly unknown[];
}

export function listOffers(facts: Facts): Offers {
  const column = (table: keyof Offers, name: string) => findRows(table, facts).map((row) => row(name));
  return {
    fullDeductibles: column('fullDeductibles', 'code'),
    partialDeductibles: column('partialDeductibles', 'code'),
    occupations: column('occupations', 'code'),
    mileages: column('mileages', 'thousand'),
    youngestAges: column('youngestAges', 'age'),
  };
}

/** Returns the kind of the insured vehicle; a contract without a code insures a car. */
export function findVehicleKind({ hazard }: Risk): VehicleKind | null {
  const kind = tables.vehicleKinds.rows.find((row) => row.hazard === (hazard || '112'))?.kind;
  return kind === 'CAR' || kind === 'TRAILER' || kind === 'MOTORBIKE' || kind === 'VAN' ? kind : null;
}

/** Returns true when the drivers influence the premium (RATE-033, RATE-034). */
export function choosesUsers(risk: Risk): boolean {
  const kind = findVehicleKind(risk);
  return kind !== 'TRAILER' && kind !== 'MOTORBIKE';
}

/** Returns the code of the same assistance with more cover; null when there is none. */
export function findAssistanceUpgrade(code: string): string | null {
  const row: { readonly upgrade?: string } | undefined = tables.assistanceCodes.rows.find(
    (one) => one.code === code,
  );
  return row?.upgrade ?? null;
}
