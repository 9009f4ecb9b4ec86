import type { Brand } from './Brand.ts';

/** Customer service in office hours, or claims service around the clock. */
export type ContactName = 'service' | 'claims';

/** A telephone number and an e-mail address; both are empty on a host without brand. */
export interface Contact {
  readonly phone: string;
  readonly email: string;
}

/** Returns the contact that customers of a brand call or write to. @public */
export function getContact({ contact }: Pick<Brand, 'contact'>, name: ContactName): Contact {
  const { phone, email, claimsPhone, claimsEmail } = contact;
  return name === 'claims' ? { phone: claimsPhone, email: claimsEmail } : { phone, email };
}
