import type { Guarantee, Policy, Risk } from '../../../protocol/index.ts';
import { isAddOn } from './changeGuarantees.ts';

/** A changed value, as papers list it. Null: the contract had or has none. */
export interface ChangedItem {
  readonly name: string;
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
}

/** Lists the parts of a contract that these items belong to. */
export function listChangedAreas(items: readonly ChangedItem[]): readonly ('rating' | 'coverage' | 'evb')[] {
  return items.map(({ name }) => {
    if (name === 'address') return 'evb';
    return Object.hasOwn(covers, name) ? 'coverage' : 'rating';
  });
}

const covers = { comprehensive: ['20Y2', '20Y3'], assistance: ['20Y6'] } as const;

/** Lists the differences in a contract after a change. */
export function listChangedItems(before: Policy, after: Policy): readonly ChangedItem[] {
  const [old, now] = [listPolicyItems(before), listPolicyItems(after)];
  return Object.entries(now)
    .map(([name, value]) => ({ name, before: old[name] ?? null, after: value }))
    .filter((item) => item.before !== item.after);
}

function listPolicyItems({ risks: [risk] }: Policy): Readonly<Record<string, ChangedItem['after']>> {
  if (risk === undefined) return {};
  const [comprehensive, assistance] = [covers.comprehensive, covers.assistance].map((lobs) =>
    findCoverName(risk, lobs),
  );
  return {
    usageType: risk.usageType ?? null,
    occupationalGroup: risk.occupationalGroup ?? null,
    annualMileage: risk.annualMileage ?? null,
    youngestUserAge: risk.youngestUserAge ?? null,
    homeOwnerShip: risk.homeOwnerShip === true,
    garage: risk.garage === true,
    partnerDiscount: risk.partnerDiscount === true,
    comprehensive: comprehensive ?? null,
    assistance: assistance ?? null,
    address: formatHolderAddress(risk),
  };
}

function findCoverName({ guarantees }: Risk, lobs: readonly string[]): string | null {
  const cover: Guarantee | undefined = guarantees.find((one) => lobs.includes(one.lob) && !isAddOn(one));
  return cover?.description ?? cover?.coverageId ?? null;
}

function formatHolderAddress({ vehicleHolder }: Risk): string | null {
  const address = vehicleHolder?.address;
  return address ? `${address.street}, ${address.zip} ${address.city}` : null;
}
