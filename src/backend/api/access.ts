import type { Brand } from '../../brand/index.ts';
import { applicationSwitches, type SwitchedFunction } from '../../domain/applicationSwitches.ts';
import type { OperationId } from '../../protocol/index.ts';
import { type Refusal, refuse, type StoredAccount } from './OperationCall.ts';

/** The states that bar an account from operations, with the refusal of each. The first that applies decides. */
const refusals = {
  portalOff: refuse(403, 'PORTAL_DEACTIVATED'),
  notActivated: refuse(403, 'NOT_ACTIVATED'),
  /** An account of another brand is refused like the account of another customer. */
  otherBrand: refuse(403, 'FORBIDDEN', 'otherBrand'),
  demo: refuse(403, 'DEMO_ACCOUNT'),
  deactivated: refuse(403, 'CUSTOMER_DEACTIVATED'),
} as const satisfies Readonly<Record<string, Refusal>>;

type AccountStatus = keyof typeof refusals;

/** States of an account that do not bar it from an operation. */
type AllowedStatuses = readonly AccountStatus[];

const anyAccount: AllowedStatuses = ['portalOff', 'notActivated', 'otherBrand', 'demo', 'deactivated'];
const startAccess: AllowedStatuses = ['notActivated', 'otherBrand', 'demo', 'deactivated'];
const readingAccess: AllowedStatuses = ['otherBrand', 'demo', 'deactivated'];
const activation: AllowedStatuses = ['notActivated', 'deactivated'];
/** A deactivated customer keeps the rights over their own sign-in. */
const ownSignIn: AllowedStatuses = ['otherBrand', 'deactivated'];
/** A demo account is shared by many strangers, who must not read each other's drafts. */
const ownDrafts: AllowedStatuses = ['otherBrand', 'deactivated'];
/** AUTH-011. */
const editingAccess: AllowedStatuses = ['otherBrand'];
/** A deactivated customer may still report damages and ask questions. */
const aboutContract: AllowedStatuses = ['deactivated'];

/** A demo account may see everything. The table of blocking conditions decides what a deactivated customer may change. */
const trialAccess: AllowedStatuses = ['demo', 'deactivated'];

/** The states in which an operation is open, besides that of a customer in good standing. */
const access: Readonly<Record<OperationId, AllowedStatuses>> = {
  getApplicationConfiguration: anyAccount,
  getSpecialTariffs: startAccess,
  getFrequentlyUsedFunctionalities: startAccess,
  getCustomerConfiguration: readingAccess,
  orderActivationCode: activation,
  activateAccount: activation,
  getAccount: readingAccess,
  changeName: editingAccess,
  validateAddress: readingAccess,
  changeAddress: editingAccess,
  deleteAccount: ownSignIn,
  changeConsent: editingAccess,
  changeEmail: editingAccess,
  changePassword: ownSignIn,
  getSessions: ownSignIn,
  endSession: ownSignIn,
  endAllSessions: ownSignIn,
  confirmSession: ownSignIn,
  getSecondFactors: ownSignIn,
  beginSecondFactor: ownSignIn,
  confirmSecondFactor: ownSignIn,
  removeSecondFactor: ownSignIn,
  makeRecoveryCodes: ownSignIn,
  checkNewPassword: ownSignIn,
  getDeletionJob: readingAccess,
  postponeDeletion: ownSignIn,
  getPolicies: readingAccess,
  changePolicy: aboutContract,
  changePaymentDetails: aboutContract,
  checkIban: readingAccess,
  calculatePolicyChange: trialAccess,
  calculateAddressChange: trialAccess,
  requestEvb: aboutContract,
  getNotifications: readingAccess,
  dismissNotification: ownSignIn,
  reportClaim: aboutContract,
  getClaimReports: readingAccess,
  getClaimReport: readingAccess,
  downloadClaimReport: readingAccess,
  addClaimFile: aboutContract,
  removeClaimFile: aboutContract,
  getDrafts: ownDrafts,
  getDraft: ownDrafts,
  putDraft: aboutContract,
  deleteDraft: ownDrafts,
  uploadDocument: [],
  getDocuments: trialAccess,
  downloadDocument: trialAccess,
  youngDriverDocument: readingAccess,
  requestTemporaryCoverage: aboutContract,
  requestAccompaniedDriving: aboutContract,
  sendMailContact: aboutContract,
  requestPhoneContact: aboutContract,
  calculateNcb: trialAccess,
  exportNcb: trialAccess,
  requestGreenCard: aboutContract,
  requestTaxCertificate: aboutContract,
  getTariffConditions: trialAccess,
  downloadTariffConditions: trialAccess,
  getGoogleCard: trialAccess,
  getAppleCard: trialAccess,
  suggestPlaces: readingAccess,
  resolvePlace: readingAccess,
};

/** A function that the application configuration can switch off (SHELL-020, SHELL-054 to SHELL-056). */
type Switch = SwitchedFunction | 'claimReports' | 'claimFiles' | 'drafts';

/** The function that each operation belongs to; null where none switches it off. */
const switches: Readonly<Record<OperationId, Switch | null>> = {
  getApplicationConfiguration: null,
  getSpecialTariffs: null,
  getFrequentlyUsedFunctionalities: null,
  getCustomerConfiguration: null,
  orderActivationCode: null,
  activateAccount: null,
  getAccount: null,
  changeName: null,
  /** Payment and addresses share it. */
  validateAddress: null,
  changeAddress: 'addressChanges',
  deleteAccount: null,
  changeConsent: null,
  changeEmail: null,
  changePassword: null,
  getSessions: null,
  endSession: null,
  endAllSessions: null,
  confirmSession: null,
  getSecondFactors: null,
  beginSecondFactor: null,
  confirmSecondFactor: null,
  removeSecondFactor: null,
  makeRecoveryCodes: null,
  checkNewPassword: null,
  getDeletionJob: null,
  postponeDeletion: null,
  getPolicies: null,
  changePolicy: 'policyChanges',
  changePaymentDetails: 'policyChanges',
  checkIban: 'policyChanges',
  calculatePolicyChange: 'policyChanges',
  calculateAddressChange: 'policyChanges',
  requestEvb: 'addressChanges',
  getNotifications: null,
  dismissNotification: null,
  reportClaim: 'claimReport',
  getClaimReports: 'claimReports',
  getClaimReport: 'claimReports',
  downloadClaimReport: 'claimReports',
  addClaimFile: 'claimFiles',
  removeClaimFile: 'claimFiles',
  getDrafts: 'drafts',
  getDraft: 'drafts',
  putDraft: 'drafts',
  deleteDraft: 'drafts',
  uploadDocument: 'policyChanges',
  getDocuments: 'documents',
  downloadDocument: 'documents',
  youngDriverDocument: null,
  requestTemporaryCoverage: null,
  requestAccompaniedDriving: null,
  sendMailContact: null,
  requestPhoneContact: null,
  calculateNcb: null,
  exportNcb: null,
  requestGreenCard: null,
  requestTaxCertificate: null,
  getTariffConditions: null,
  downloadTariffConditions: null,
  getGoogleCard: null,
  getAppleCard: null,
  suggestPlaces: null,
  resolvePlace: null,
};

const functionOff = refuse(403, 'FUNCTIONALITY_OFF');

const rows: ReadonlyMap<string, AllowedStatuses> = new Map(Object.entries(access));
const switchRows: ReadonlyMap<string, Switch | null> = new Map(Object.entries(switches));

/**
 * Returns the refusal that bars this account from an operation at this brand's host, or because its function is off; null when the account may use it. Called before the
 * request is read.
 */
export function findAccessRefusal(
  operation: string,
  account: StoredAccount,
  brand: Brand | null,
): Refusal | null {
  const open = rows.get(operation) ?? [];
  const closed = anyAccount.find(
    (standing) => !open.includes(standing) && statusTests[standing](account, brand),
  );
  if (closed !== undefined) return refusals[closed];
  const name = switchRows.get(operation) ?? null;
  return name === null || applicationSwitches(account.application)[name] ? null : functionOff;
}

/** Lists the codes of refusals that the row of an operation allows. */
export function listAccessCodes(operation: string): readonly string[] {
  const open = rows.get(operation) ?? [];
  const switchedOff = (switchRows.get(operation) ?? null) === null ? [] : [functionOff.code];
  return [
    ...anyAccount.filter((standing) => !open.includes(standing)).map((standing) => refusals[standing].code),
    ...switchedOff,
  ];
}

const statusTests: Readonly<Record<AccountStatus, (account: StoredAccount, brand: Brand | null) => boolean>> =
  {
    portalOff: ({ application }) =>
      application.some(
        ({ type, value }) => type === 'CUSTOMER_PORTAL_DEACTIVATED' && (value === true || value === 'true'),
      ),
    notActivated: ({ activated }) => !activated,
    otherBrand: (account, brand) => !isOfBrand(account.detected_brands, brand),
    demo: ({ demo }) => demo,
    deactivated: ({ profile }) => profile.remediation === true,
  };

/** Returns true when contracts found under `detectedBrands` belong to a brand. Without a finding they belong to every brand (AUTH-012). */
export function isOfBrand(detectedBrands: readonly string[], brand: Brand | null): boolean {
  const realm = brand?.realm.toLowerCase();
  return detectedBrands.length === 0 || detectedBrands.some((detected) => detected.toLowerCase() === realm);
}
