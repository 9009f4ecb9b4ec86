import type { Brand } from '../../brand/index.ts';
import type { Account } from '../../protocol/index.ts';
import { getBrandTexts } from '../texts/getBrandTexts.ts';
import { createTexts } from '../texts/createTexts.ts';
import type { Letter } from './Letter.ts';
import written from './letterLayout.de.json' with { type: 'json' };

/** Returns the texts that all letters of a brand share: greeting, contact, signature, small print. */
const textsOf = (brand: Brand) => createTexts('letterLayout', written, getBrandTexts(brand));

/** Returns the greeting of an account: "Guten Tag Frau Müller,". */
export function greetingOf({ salutation, firstName, lastName }: Account, brand: Brand): string {
  return textsOf(brand)(`greeting.${salutation}`, { firstName: firstName ?? '', lastName: lastName ?? '' });
}

export function postalLines({ to }: Letter): readonly string[] {
  return typeof to === 'string' ? [] : to;
}

export function contactLine({ brand, contact }: Letter): string {
  if (contact === null) return '';
  const { phone, email, claimsPhone, claimsEmail } = brand.contact;
  const parameters = contact === 'claims' ? { phone: claimsPhone, email: claimsEmail } : { phone, email };
  return textsOf(brand)(`contact.${contact}`, parameters);
}

export function signatureLines({ brand, contact }: Letter): readonly string[] {
  const texts = textsOf(brand);
  return contact === null ? [] : [texts('closing'), texts('signature', { brand: brand.name })];
}

export function smallPrint({ brand, contact, to }: Letter): readonly string[] {
  const { insurer, broker } = brand.footer;
  const texts = textsOf(brand);
  return [
    ...(contact === null ? [] : [texts(typeof to === 'string' ? 'automatic' : 'automaticByPost')]),
    texts('insurer', { insurer }),
    texts('broker', { broker }),
  ];
}
