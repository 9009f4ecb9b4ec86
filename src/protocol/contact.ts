import { type Static, Type } from '@sinclair/typebox';
import { closed, day, email, oneOf, phone, policyNumber, text } from './shapes.ts';

/** Body of `requestTemporaryCoverage` (API-046). Both days are included. */
export const temporaryCoverage = closed({ policyNumber, email, inclusionFrom: day, inclusionUntil: day });
export type TemporaryCoverage = Static<typeof temporaryCoverage>;

/** Body of `requestAccompaniedDriving` (API-047): birth date of the young driver, day from which they drive. */
export const accompaniedDriving = closed({ policyNumber, email, birthDate: day, inclusionDate: day });
export type AccompaniedDriving = Static<typeof accompaniedDriving>;

/** Body of `sendMailContact` (API-048). */
export const mailContact = closed({ text: text(4000), policyNumber, email });
export type MailContact = Static<typeof mailContact>;

/** Body of `requestPhoneContact` (API-045). */
export const phoneContact = closed({
  phone,
  policyNumber,
  reason: oneOf(['TECHNICAL', 'CONTRACT', 'DOCUMENTS', 'CLAIMS', 'MISC']),
  additionalInformation: Type.Optional(Type.String({ minLength: 10, maxLength: 1000, pattern: '\\S' })),
});
export type PhoneContact = Static<typeof phoneContact>;
