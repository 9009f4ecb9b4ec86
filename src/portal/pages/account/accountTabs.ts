import type { DeletionJob } from '../../../protocol/index.ts';
import type { SwitchedFunction } from '../../session/applicationSwitches.ts';

export interface AccountTab {
  readonly id: string;
  readonly path: string;
  /** The form in its card. */
  readonly form: string;
  /** The function that can be switched off with it. */
  readonly of?: SwitchedFunction;
  /** Absent: always there. */
  readonly when?: (job: DeletionJob | null) => boolean;
}

/** The tabs of /myAccount in their order (ACC-002 to ACC-008). */
export const accountTabs = [
  { id: 'details', path: '/myAccount', form: 'account-details' },
  { id: 'address', path: '/myAccount/changeAddress', form: 'change-address', of: 'addressChanges' },
  { id: 'communication', path: '/myAccount/communication', form: 'communication' },
  { id: 'email', path: '/myAccount/changeEmail', form: 'change-email' },
  { id: 'password', path: '/myAccount/changePassword', form: 'change-password' },
  { id: 'postpone', path: '/myAccount/postponeDeletion', form: 'postpone-deletion', when: hasJob },
  { id: 'delete', path: '/myAccount/deleteAccount', form: 'delete-account', when: hasNoJob },
] as const satisfies readonly AccountTab[];

/** The tabs an account has, by its deletion job. */
export function tabsFor(job: DeletionJob | null): readonly AccountTab[] {
  return accountTabs.filter((tab: AccountTab) => tab.when === undefined || tab.when(job));
}

function hasJob(job: DeletionJob | null): boolean {
  return job !== null;
}

function hasNoJob(job: DeletionJob | null): boolean {
  return job === null;
}
