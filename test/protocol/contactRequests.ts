import type {
  AccompaniedDriving,
  MailContact,
  PhoneContact,
  TemporaryCoverage,
} from '../../src/protocol/index.ts';

/** Requests of the account `mueller`, on 2026-11-21. */
const sender = { policyNumber: '2417Y-3.508.126', email: 'anna.mueller@beispiel.de' };

export const contactRequests = {
  requestTemporaryCoverage: {
    ...sender,
    inclusionFrom: '2026-11-21',
    inclusionUntil: '2026-12-18',
  } satisfies TemporaryCoverage,
  requestAccompaniedDriving: {
    ...sender,
    birthDate: '2009-11-23',
    inclusionDate: '2026-11-23',
  } satisfies AccompaniedDriving,
  sendMailContact: { ...sender, text: 'Bitte senden Sie mir den Versicherungsschein.' } satisfies MailContact,
  requestPhoneContact: {
    phone: '+49 (0)221 555-0117',
    policyNumber: sender.policyNumber,
    reason: 'MISC',
    additionalInformation: 'Ich habe eine Frage zu meinem Anhänger.',
  } satisfies PhoneContact,
};
