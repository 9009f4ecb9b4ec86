import { refuse, type Refusal, type StoredAccount } from '../../api/Call.ts';

/** Whether somebody may change name and address of the account online; null when they may. */
export function changeRefusal({ activated, demo, profile }: StoredAccount): Refusal | null {
  if (!activated) return refuse(403, 'NOT_ACTIVATED');
  if (demo) return refuse(403, 'DEMO_ACCOUNT');
  if (profile.remediation === true) return refuse(403, 'CUSTOMER_DEACTIVATED');
  return profile.salutation === 'FIRMA' ? refuse(403, 'COMPANY_ACCOUNT') : null;
}
