import { type Static, Type } from '@sinclair/typebox';
import { birthDay, closed, day, email, longText, stringEnum, phone, policyNumber } from '../shapes.ts';

/** Body of `requestTemporaryCoverage` (API-046). Both days are included. */
export const temporaryCoverage = closed({ policyNumber, email, inclusionFrom: day, inclusionUntil: day });
export type TemporaryCoverage = Static<typeof temporaryCoverage>;

/** Body of `requestAccompaniedDriving` (API-047): birth date of the young driver, day from which they drive. */
export const accompaniedDriving = closed({ policyNumber, email, birthDate: birthDay, inclusionDate: day });
export type AccompaniedDriving = Static<typeof accompaniedDriving>;

/** Body of `sendMailContact` (API-048). */
export const mailContact = closed({ text: longText(4000), policyNumber, email });
export type MailContact = Static<typeof mailContact>;

/** Body of `requestPhoneContact` (API-045). */
export const phoneContact = closed({
  phone,
  policyNumber,
  reason: stringEnum(['TECHNICAL', 'CONTRACT', 'DOCUMENTS', 'CLAIMS', 'MISC']),
  additionalInformation: Type.Optional(longText(1000, 10)),
});
export type PhoneContact = Static<typeof phoneContact>;
