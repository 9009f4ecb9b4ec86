import { isUnreadable } from '../isUnreadable.ts';
import type { FactSource } from './Facts.ts';
import { findSalutation } from './findSalutation.ts';

/** The account, its consents and whether its deletion is announced. */
export const accountFacts: FactSource<'account' | 'contracts' | 'deletionJob'> = ({
  account,
  contracts,
  deletionJob,
}) => ({
  'account.isCompany': account?.salutation === 'FIRMA',
  'account.hasPartners': contracts.some(({ kinds }) => kinds.has('partner')),
  'account.salutation': findSalutation(account?.salutation),
  'account.title': account?.title ?? null,
  'account.firstName': account?.firstName ?? null,
  'account.lastName': account?.lastName ?? null,
  'account.companyName': account?.companyName ?? null,
  'account.birthDate': account?.birthDate ?? null,
  'account.phoneNumber': account?.phoneNumber ?? null,
  'account.dunningLevel': account?.dunningLevel ?? 0,
  'account.isDunningUnclear': isUnreadable(account ?? {}, 'dunningLevel'),
  'account.remediation': account?.remediation === true || isUnreadable(account ?? {}, 'remediation'),
  'account.address.street': account?.address?.street ?? null,
  'account.address.postalCode': account?.address?.zip ?? null,
  'account.address.city': account?.address?.city ?? null,
  'account.address.country': account?.address?.country ?? null,
  'account.mayAdvertise': account?.consent?.mailAdvertising === true,
  'account.mayCall': account?.consent?.phone === true,
  'account.maySurvey': account?.consent?.survey === true,
  'account.isConsentUnclear': isUnreadable(account ?? {}, 'consent'),
  'account.deletionState': deletionJob?.state ?? null,
  'account.deletesOn': deletionJob?.deletesOn ?? null,
});
