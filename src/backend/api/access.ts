import type { Brand } from '../../brand/index.ts';
import type { OperationId } from '../../protocol/index.ts';
import { type Refusal, refuse, type StoredAccount } from './OperationCall.ts';

/** What can keep an account from an operation, in the order in which it decides, and how it is refused. */
const refusals = {
  portalOff: refuse(403, 'PORTAL_DEACTIVATED'),
  notActivated: refuse(403, 'NOT_ACTIVATED'),
  /** Contracts of another brand do not exist here, and are refused as those of other accounts are. */
  otherBrand: refuse(403, 'FORBIDDEN', 'otherBrand'),
  demo: refuse(403, 'DEMO_ACCOUNT'),
  deactivated: refuse(403, 'CUSTOMER_DEACTIVATED'),
} as const satisfies Readonly<Record<string, Refusal>>;

type AccountStatus = keyof typeof refusals;

/** An account of this kind may, too. */
type AllowedStatuses = readonly AccountStatus[];

const anyAccount: AllowedStatuses = ['portalOff', 'notActivated', 'otherBrand', 'demo', 'deactivated'];
const startAccess: AllowedStatuses = ['notActivated', 'otherBrand', 'demo', 'deactivated'];
const readingAccess: AllowedStatuses = ['otherBrand', 'demo', 'deactivated'];
const activation: AllowedStatuses = ['notActivated', 'deactivated'];
/** A deactivated customer keeps the rights over their own sign-in. */
const ownSignIn: AllowedStatuses = ['otherBrand', 'deactivated'];
/** Many strangers share a demo account: nobody reads what another has begun. */
const ownDrafts: AllowedStatuses = ['otherBrand', 'deactivated'];
/** AUTH-011. */
const editingAccess: AllowedStatuses = ['otherBrand'];
/** Damages and questions are taken from a deactivated customer, too. */
const aboutContract: AllowedStatuses = ['deactivated'];

/** A demo account may look at everything. What a deactivated customer may change says the table of blocking conditions. */
const trialAccess: AllowedStatuses = ['demo', 'deactivated'];

/** Which operation is open to which accounts, beside those of customers who are in good standing. */
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

const rows: ReadonlyMap<string, AllowedStatuses> = new Map(Object.entries(access));

/** Why this account may not use an operation at this brand's host; null when it may. Asked before anything of the request is read. */
export function accessRefusal(
  operation: string,
  account: StoredAccount,
  brand: Brand | null,
): Refusal | null {
  const open = rows.get(operation) ?? [];
  const closed = anyAccount.find(
    (standing) => !open.includes(standing) && statusTests[standing](account, brand),
  );
  return closed === undefined ? null : refusals[closed];
}

/** Codes of an operation that come from its row. */
export function accessCodes(operation: string): readonly string[] {
  const open = rows.get(operation) ?? [];
  return anyAccount.filter((standing) => !open.includes(standing)).map((standing) => refusals[standing].code);
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

/** Whether contracts that were found under these brands are shown at a brand's host. Without a finding they are (AUTH-012). */
export function isOfBrand(detectedBrands: readonly string[], brand: Brand | null): boolean {
  const realm = brand?.realm.toLowerCase();
  return detectedBrands.length === 0 || detectedBrands.some((detected) => detected.toLowerCase() === realm);
}
