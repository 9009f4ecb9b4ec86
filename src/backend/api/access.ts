import type { Brand } from '../../brand/index.ts';
import type { OperationId } from '../../protocol/index.ts';
import { type Refusal, refuse, type StoredAccount } from './Call.ts';

/** What can keep an account from an operation, in the order in which it decides, and how it is refused. */
const refusals = {
  portalOff: refuse(403, 'PORTAL_DEACTIVATED'),
  notActivated: refuse(403, 'NOT_ACTIVATED'),
  /** Contracts of another brand do not exist here, and are refused as those of other accounts are. */
  otherBrand: refuse(403, 'FORBIDDEN', 'otherBrand'),
  demo: refuse(403, 'DEMO_ACCOUNT'),
  deactivated: refuse(403, 'CUSTOMER_DEACTIVATED'),
} as const satisfies Readonly<Record<string, Refusal>>;

type Standing = keyof typeof refusals;

/** An account of this kind may, too. */
type Access = readonly Standing[];

const everybody: Access = ['portalOff', 'notActivated', 'otherBrand', 'demo', 'deactivated'];
const start: Access = ['notActivated', 'otherBrand', 'demo', 'deactivated'];
const reading: Access = ['otherBrand', 'demo', 'deactivated'];
const activation: Access = ['notActivated', 'deactivated'];
/** A deactivated customer keeps the rights over their own sign-in. */
const ownSignIn: Access = ['otherBrand', 'deactivated'];
/** Many strangers share a demo account: nobody reads what another has begun. */
const ownDrafts: Access = ['otherBrand', 'deactivated'];
/** AUTH-011. */
const editing: Access = ['otherBrand'];
/** Damages and questions are taken from a deactivated customer, too. */
const aboutContract: Access = ['deactivated'];

/** A demo account may look at everything. What a deactivated customer may change says the table of blocking conditions. */
const trying: Access = ['demo', 'deactivated'];

/** Which operation is open to which accounts, beside those of customers who are in good standing. */
const access: Readonly<Record<OperationId, Access>> = {
  getApplicationConfiguration: everybody,
  getSpecialTariffs: start,
  getFrequentlyUsedFunctionalities: start,
  getCustomerConfiguration: reading,
  orderActivationCode: activation,
  activateAccount: activation,
  getAccount: reading,
  changeName: editing,
  validateAddress: reading,
  changeAddress: editing,
  deleteAccount: ownSignIn,
  changeConsent: editing,
  changeEmail: editing,
  changePassword: ownSignIn,
  getDeletionJob: reading,
  postponeDeletion: ownSignIn,
  getPolicies: reading,
  changePolicy: aboutContract,
  changePaymentDetails: aboutContract,
  checkIban: reading,
  calculatePolicyChange: trying,
  calculateAddressChange: trying,
  requestEvb: aboutContract,
  getNotifications: reading,
  dismissNotification: ownSignIn,
  reportClaim: aboutContract,
  getClaimReports: reading,
  getClaimReport: reading,
  downloadClaimReport: reading,
  addClaimFile: aboutContract,
  removeClaimFile: aboutContract,
  getDrafts: ownDrafts,
  getDraft: ownDrafts,
  putDraft: aboutContract,
  deleteDraft: ownDrafts,
  uploadDocument: [],
  getDocuments: trying,
  downloadDocument: trying,
  youngDriverDocument: reading,
  requestTemporaryCoverage: aboutContract,
  requestAccompaniedDriving: aboutContract,
  sendMailContact: aboutContract,
  requestPhoneContact: aboutContract,
  calculateNcb: trying,
  exportNcb: trying,
  requestGreenCard: aboutContract,
  requestTaxCertificate: aboutContract,
  getTariffConditions: trying,
  downloadTariffConditions: trying,
  getGoogleCard: trying,
  getAppleCard: trying,
  suggestPlaces: reading,
  resolvePlace: reading,
};

const rows: ReadonlyMap<string, Access> = new Map(Object.entries(access));

/** Why this account may not use an operation at this brand's host; null when it may. Asked before anything of the request is read. */
export function accessRefusal(
  operation: string,
  account: StoredAccount,
  brand: Brand | null,
): Refusal | null {
  const open = rows.get(operation) ?? [];
  const closed = everybody.find((standing) => !open.includes(standing) && has[standing](account, brand));
  return closed === undefined ? null : refusals[closed];
}

/** Codes of an operation that come from its row. */
export function accessCodes(operation: string): readonly string[] {
  const open = rows.get(operation) ?? [];
  return everybody.filter((standing) => !open.includes(standing)).map((standing) => refusals[standing].code);
}

const has: Readonly<Record<Standing, (account: StoredAccount, brand: Brand | null) => boolean>> = {
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
