import type { TariffTable } from './ContractKinds.ts';

export type TariffClass = 'comfort' | 'series' | 'old';

/** Finds the class of a tariff code (CON-054 to CON-056); null without a code. */
export function findTariffClass(tariff: string | null | undefined, table: TariffTable): TariffClass | null {
  if (!tariff) return null;
  if (tariff.endsWith('K') || Object.hasOwn(table.kintoGenerations, tariff)) return 'comfort';
  return tariff.endsWith('S') ? 'series' : 'old';
}

/** Finds the generation of a tariff code (CON-058, CON-059); null when the code names none. */
export function findTariffGeneration(tariff: string | null | undefined, table: TariffTable): number | null {
  if (!tariff) return null;
  if (Object.hasOwn(table.kintoGenerations, tariff)) return table.kintoGenerations[tariff] ?? null;
  const digits = /^\d\d/.exec(tariff)?.[0];
  return digits === undefined ? null : Number(digits);
}
