/** The kinds of events in the audit log, each with its meaning. `docs/operation.md` lists them. */
export const eventKinds = {
  signIn: 'a try to sign in',
  secondStep: 'the right password was entered, and the second step of the sign-in was asked for',
  signOut: 'a sign-out',
  passwordLink: 'a link for a new password was ordered by somebody who gave the address',
  passwordSet: 'a password was set behind a link',
  passwordChange: 'a password was changed by its owner',
  passwordConfirmation: 'the password was entered again, for a change that asks for it',
  sessionEnd: 'a customer ended a session, or all of them',
  secondFactorSetup: 'a one-time code or passkey was set up as second factor',
  secondFactorRemoval: 'a one-time code or passkey was removed by its owner',
  recoveryCodes: 'new recovery codes were made',
  emailChange: 'another e-mail address was entered',
  emailConfirmation: 'another e-mail address was confirmed',
  nameChange: 'the name was changed',
  addressChange: 'the postal address was changed',
  paymentChange: 'the payment of a contract was changed',
  consentChange: 'the consents to advertising were changed',
  contractChange: 'a contract was changed',
  activationCode: 'an activation code was ordered',
  activation: 'an account was activated',
  accountDeletion: 'an account was deleted',
  deletionPostponement: 'the announced deletion of an account was postponed',
  claimReport: 'a claim was reported',
  evbRequest: 'a number for the registration office was requested',
  contactRequest: 'the customer service was written to',
  paperOrder: 'a paper was ordered by mail',
  paperDownload: 'a paper or card was downloaded',
  fileUpload: 'a file was uploaded or removed',
  operatorAdd: 'an operator added an account',
  operatorReset: 'an operator sent a link for a new password',
  operatorBlock: 'an operator blocked a sign-in',
  operatorEnd: 'an operator ended the sessions of an account',
  operatorFactor: 'an operator removed the second factors of a sign-in',
  operatorUnlock: 'an operator lifted the limits on a sign-in',
} as const satisfies Readonly<Record<string, string>>;

export type EventKind = keyof typeof eventKinds;

/** The details an event may have, each with its meaning. */
export const eventDetails = {
  credentials: 'the password was wrong',
  unknown: 'no sign-in of the brand has the address',
  disabled: 'the sign-in is blocked',
  secondStep: 'the password was right, the second step was wrong',
  limit: 'a limit was used up',
  code: 'the activation code was wrong',
  identification: 'birth date or licence plate was wrong',
  taken: 'another sign-in has the address',
  infected: 'the virus scanner found something in the file',
} as const satisfies Readonly<Record<string, string>>;

export type EventDetail = keyof typeof eventDetails;
