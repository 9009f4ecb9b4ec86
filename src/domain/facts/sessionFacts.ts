import type { FactSource } from './Facts.ts';

/** Who is signed in, and what is so for everybody right now. */
export const sessionFacts: FactSource<'session' | 'addressChanges' | 'downtime' | 'today'> = ({
  session,
  addressChanges,
  downtime,
  today,
}) => ({
  'session.accountId': session.accountId,
  'session.email': session.email,
  // The dialog around a form says when it is one.
  'session.isDialog': false,
  'session.isDowntime': downtime !== null,
  'session.addressChanges': addressChanges,
  today,
});
