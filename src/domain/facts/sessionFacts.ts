import type { FactSource } from './Facts.ts';

/** Who is signed in, and what is so for everybody right now. */
export const sessionFacts: FactSource<'session' | 'switches' | 'downtime' | 'device' | 'today'> = ({
  session,
  switches,
  downtime,
  device,
  today,
}) => ({
  'session.accountId': session.accountId,
  'session.email': session.email,
  // The dialog around a form says when it is one.
  'session.isDialog': false,
  'session.device': device,
  'session.isDowntime': downtime !== null,
  'session.addressChanges': switches?.addressChanges === true,
  'session.claimFiles': switches?.claimFiles === true,
  'session.realTimeChanges': switches?.realTimeChanges === true,
  'session.followUpInvoice': switches?.followUpInvoice === true,
  'session.followUpInvoiceDate': switches?.followUpInvoiceDate ?? null,
  today,
});
