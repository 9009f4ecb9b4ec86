import { type Brand, neutralBrand } from '../../../brand/index.ts';
import { nameVehicle } from '../../../domain/names/nameVehicle.ts';
import type { Policy } from '../../../protocol/index.ts';
import { createPaperTexts } from '../../texts/createPaperTexts.ts';

/** The content of the service card, independent of the wallet. */
export interface ServiceCard {
  readonly brand: Brand;
  readonly policyNumber: string;
  readonly title: string;
  /** The insured vehicle, in the largest type. */
  readonly vehicle: CardRow;
  readonly rows: readonly CardRow[];
  /** Contacts, which Apple shows on the back. */
  readonly contacts: readonly CardRow[];
}

export interface CardRow {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

export function createServiceCard(policy: Policy, holder: string, onBrand: Brand | null): ServiceCard {
  const brand = onBrand ?? neutralBrand;
  const texts = createPaperTexts(brand);
  const [risk] = policy.risks;
  const { claimsPhone, phone, email } = brand.contact;
  const row = (id: string, label: string, value: string | null | undefined): readonly CardRow[] =>
    !value ? [] : [{ id, label: texts(label), value }];
  return {
    brand,
    policyNumber: policy.policyNumber,
    title: texts('serviceCard.title'),
    vehicle: {
      id: 'vehicle',
      label: texts('vehicle'),
      value: nameVehicle(policy),
    },
    rows: [
      ...row('licensePlate', 'licensePlate', risk?.licensePlate),
      ...row('policyNumber', 'policyNumber', policy.policyNumber),
      ...row('holder', 'holder', holder),
      ...row('claimsPhone', 'serviceCard.claimsPhone', claimsPhone),
    ],
    contacts: [...row('phone', 'serviceCard.phone', phone), ...row('email', 'serviceCard.email', email)],
  };
}
