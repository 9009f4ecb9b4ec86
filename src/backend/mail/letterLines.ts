import layoutTexts from '../../../schemas/_shared/texts/mail-layout.de.json' with { type: 'json' };
import { createTexts } from '../texts/createTexts.ts';
import type { Letter } from './Letter.ts';

const texts = createTexts('mail-layout', layoutTexts, {});

/** The lines of a letter that its writer does not give: address, contact, signature, small print. */
export const postalLines = ({ to }: Letter): readonly string[] => (typeof to === 'string' ? [] : to);

export function contactOf({ brand, contact }: Letter): string {
  if (contact === null) return '';
  const { phone, email, claimsPhone, claimsEmail } = brand.contact;
  const parameters = contact === 'claims' ? { phone: claimsPhone, email: claimsEmail } : { phone, email };
  return texts(`layout.contact.${contact}`, parameters);
}

export function signatureOf({ brand, contact }: Letter): string[] {
  return contact === null ? [] : [texts('layout.closing'), texts('layout.signature', { brand: brand.name })];
}

export const smallPrint = ({
  brand: {
    footer: { insurer, broker },
  },
  contact,
  to,
}: Letter): string[] => [
  ...(contact === null
    ? []
    : [texts(typeof to === 'string' ? 'layout.automatic' : 'layout.automaticByPost')]),
  texts('layout.insurer', { insurer }),
  texts('layout.broker', { broker }),
];
