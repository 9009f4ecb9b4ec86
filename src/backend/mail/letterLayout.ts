import type { Brand } from '../../brand/index.ts';
import type { Account } from '../../protocol/index.ts';
import { getBrandTexts } from '../texts/getBrandTexts.ts';
import { createTexts } from '../texts/createTexts.ts';
import type { Letter } from './Letter.ts';
import written from './letterLayout.de.json' with { type: 'json' };

/** Returns the texts that all letters of a brand share: greeting, contact, signature, small print. */
const getTexts = (brand: Brand) => createTexts('letterLayout', written, getBrandTexts(brand));

/** Returns the greeting of an account: "Guten Tag Frau Müller,". */
export function writeGreeting({ salutation, firstName, lastName }: Account, brand: Brand): string {
  return getTexts(brand)(`greeting.${salutation ?? 'UNDEFINED'}`, {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
  });
}

/** Returns the greeting for an address that may belong to a stranger. */
export function writeNamelessGreeting(brand: Brand): string {
  return getTexts(brand)('greeting.nameless');
}

export function listPostalLines({ to }: Letter): readonly string[] {
  return typeof to === 'string' ? [] : to;
}

export function writeContactLine({ brand, contact }: Letter): string {
  if (contact === null) return '';
  const { phone, email, claimsPhone, claimsEmail } = brand.contact;
  const parameters = contact === 'claims' ? { phone: claimsPhone, email: claimsEmail } : { phone, email };
  return getTexts(brand)(`contact.${contact}`, parameters);
}

export function listSignatureLines({ brand, contact }: Letter): readonly string[] {
  const texts = getTexts(brand);
  return contact === null ? [] : [texts('closing'), texts('signature', { brand: brand.name })];
}

export function listSmallPrint({ brand, contact, to }: Letter): readonly string[] {
  const { insurer, broker } = brand.footer;
  const texts = getTexts(brand);
  return [
    ...(contact === null ? [] : [texts(typeof to === 'string' ? 'automatic' : 'automaticByPost')]),
    texts('insurer', { insurer }),
    texts('broker', { broker }),
  ];
}
