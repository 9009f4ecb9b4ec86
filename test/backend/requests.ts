import { thirdPartyClaim } from '../protocol/claims.ts';
import { contactRequests } from '../protocol/contactRequests.ts';
import { otherAccount } from '../protocol/paymentChanges.ts';
import { mileageChange, newAddress } from '../protocol/policyChanges.ts';
import { idOf, password } from './testApp.ts';

const policyNumber = '2417Y-3.508.126';
const email = 'anna.mueller@beispiel.de';
const address = { street: 'Kantstraße 5', zip: '10625', city: 'Berlin', country: 'Deutschland' };

/** A good request of the account `mueller` for every operation that takes JSON, by its id. */
export const requests: Readonly<Record<string, unknown>> = {
  ...contactRequests,
  orderActivationCode: { policyNumber, customerEmail: email, birthDate: '1984-05-17' },
  activateAccount: {
    accountId: idOf('mueller'),
    policyNumber,
    customerEmail: email,
    activationCode: 'K7RWPX42QMTZ',
  },
  changeConsent: { mailAdvertising: true, phone: false, survey: false },
  changeEmail: { newEmail: 'anna.neu@beispiel.de', password },
  changePassword: { oldPassword: password, newPassword: password },
  deleteAccount: { password, email },
  changePolicy: { ...mileageChange, asyncChange: false, customerEmail: email },
  changePaymentDetails: { ...otherAccount, asyncChange: false, customerEmail: email },
  calculatePolicyChange: mileageChange,
  calculateAddressChange: { ...mileageChange, address: newAddress },
  requestEvb: {
    address: { street: 'Kantstraße 5', zip: '10625', city: 'Berlin' },
    customerEmail: email,
  },
  reportClaim: thirdPartyClaim(),
  putDraft: {
    revision: '0b7e4a52-6c1d-4f0a-9e3b-1c2d3e4f5a6b',
    replaces: null,
    step: 'details',
    changedAt: '2026-11-21T10:59:00Z',
    content: '{}',
  },
  changeName: { newLastName: 'Berg', reason: 'MARRIAGE', salutation: 'FRAU', title: null },
  calculateNcb: { hazard: '112', lob: '20Y1', tariff: '32K', discountProtection: false, currentNcb: 'SF 12' },
  exportNcb: {
    policyNumber,
    lob: '20Y1',
    numberOfAccidents: 1,
    table: [
      {
        calendarYear: 2027,
        noAccident: 'SF 13',
        noAccidentPercent: 32,
        withAccident: 'SF 6',
        withAccidentPercent: 46,
      },
    ],
    summary: {
      yearlyValue: 946.67,
      totalLossPercent: 97,
      totalLoss: 918.27,
      deductible: 0,
      discountProtection: false,
    },
  },
  validateAddress: address,
  changeAddress: { ...address, email, validFrom: '2026-11-21' },
};
