import { expect, it } from 'vitest';
import { getBlockSets } from '../../src/engine/index.ts';
import { shippedForms } from '../shippedForms.ts';
import { shippedQuestions, shippedWizards } from '../shippedWizards.ts';

/** Values of the account and the contract, by the last word of their names. */
const known = new Set(
  Object.keys(shippedForms.shared.facts.facts)
    .filter((fact) => /^(account|policy|session)\./.test(fact))
    .map((fact) => fact.split('.').at(-1) ?? ''),
);
const kinds = ['policyNumber', 'plate', 'iban', 'email', 'phone', 'birthDate'];

/** Questions whose start value is a known value, or that a button beside them fills in. */
const answered = new Set(
  shippedWizards.flatMap(({ id, start, nodes }) => [
    ...start.map(({ path }) => `${id}/${path}`),
    ...nodes.flatMap((node) => {
      if (node.kind !== 'block') return [];
      const group = node.path.slice(0, node.path.lastIndexOf('.') + 1);
      return Object.keys(getBlockSets(node.control.params)).map((name) => `${id}/${group}${name}`);
    }),
  ]),
);

/** Beginnings of the names of questions without a known answer, each with the reason. */
const askedAnew: Readonly<Record<string, string>> = {
  'activation-order/order.': 'It proves who somebody is, before anything is known of them.',
  'activation/activation.policyNumber': 'It proves who somebody is, before anything is known of them.',
  'change-email/email.currentEmail': 'It is locked, and says the address as it is.',
  'change-email/email.newEmail': 'It is new.',
  'change-email/email.repeatEmail': 'It is new.',
  'change-email/email.password': 'Nobody keeps a password to show it.',
  'change-password/password.': 'Nobody keeps a password to show it.',
  'delete-account/account.password': 'Nobody keeps a password to show it.',
  'claim-report/driverData.otherPerson.': 'It is about somebody else.',
  'claim-report/witness.people.': 'It is about somebody else.',
  'claim-report/accidentOpponent.': 'It is about somebody else.',
  'claim-report/lawyer.person.': 'It is about somebody else.',
  'contact-accompanied-driving/request.birthDate': 'It is about somebody else.',
  'evb/evb.': 'It is about somebody else.',
  'evb/newAddress.': 'It is new.',
  'payment-details/paymentDetails.newAccountHolder': 'It is about somebody else.',
  'payment-details/paymentDetails.companyName': 'It is about somebody else.',
};
const reasons = Object.keys(askedAnew);

it('a value of the account or contract is the start value of its question, or a button fills it in', () => {
  const couldBeKnown = shippedQuestions.filter(
    ([name, { name: called, control, autocomplete }]) =>
      !answered.has(name) &&
      (known.has(called) || kinds.includes(control.kind) || !['off', null].includes(autocomplete)),
  );
  const open = couldBeKnown.map(([name]) => name);

  expect(open.filter((name) => !reasons.some((start) => name.startsWith(start)))).toEqual([]);
  expect(reasons.filter((start) => !open.some((name) => name.startsWith(start)))).toEqual([]);
});
