import type { FactSource } from './Facts.ts';

/** The person who is signed in, and the current state of the portal. */
export const sessionFacts: FactSource<'session' | 'switches' | 'downtime' | 'device' | 'today'> = ({
  session,
  switches,
  downtime,
  device,
  today,
}) => ({
  'session.accountId': session.accountId,
  'session.email': session.email,
  // A form in a dialog gets true from its dialog.
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
