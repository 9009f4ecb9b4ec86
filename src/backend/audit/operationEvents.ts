import type { OperationId } from '../../protocol/index.ts';
import type { EventDetail, EventKind } from './eventKinds.ts';

/** The kind of event that an operation leaves in the audit log; null for one that only reads, calculates or keeps an unfinished form. */
const operationEvents: Readonly<Record<OperationId, EventKind | null>> = {
  getApplicationConfiguration: null,
  getSpecialTariffs: null,
  getFrequentlyUsedFunctionalities: null,
  getCustomerConfiguration: null,
  orderActivationCode: 'activationCode',
  activateAccount: 'activation',
  getAccount: null,
  changeName: 'nameChange',
  validateAddress: null,
  changeAddress: 'addressChange',
  deleteAccount: 'accountDeletion',
  changeConsent: 'consentChange',
  changeEmail: 'emailChange',
  changePassword: 'passwordChange',
  checkNewPassword: null,
  getSessions: null,
  endSession: 'sessionEnd',
  endAllSessions: 'sessionEnd',
  confirmSession: 'passwordConfirmation',
  getSecondFactors: null,
  beginSecondFactor: null,
  confirmSecondFactor: 'secondFactorSetup',
  removeSecondFactor: 'secondFactorRemoval',
  makeRecoveryCodes: 'recoveryCodes',
  getDeletionJob: null,
  postponeDeletion: 'deletionPostponement',
  getPolicies: null,
  changePolicy: 'contractChange',
  changePaymentDetails: 'paymentChange',
  checkIban: null,
  calculatePolicyChange: null,
  calculateAddressChange: null,
  requestEvb: 'evbRequest',
  getNotifications: null,
  dismissNotification: null,
  reportClaim: 'claimReport',
  getClaimReports: null,
  getClaimReport: null,
  downloadClaimReport: 'paperDownload',
  addClaimFile: 'fileUpload',
  removeClaimFile: 'fileUpload',
  getDrafts: null,
  getDraft: null,
  putDraft: null,
  deleteDraft: null,
  uploadDocument: 'fileUpload',
  getDocuments: null,
  downloadDocument: 'paperDownload',
  youngDriverDocument: null,
  requestTemporaryCoverage: 'contactRequest',
  requestAccompaniedDriving: 'contactRequest',
  sendMailContact: 'contactRequest',
  requestPhoneContact: 'contactRequest',
  calculateNcb: null,
  exportNcb: 'paperDownload',
  requestGreenCard: 'paperOrder',
  requestTaxCertificate: 'paperOrder',
  getTariffConditions: null,
  downloadTariffConditions: 'paperDownload',
  getGoogleCard: 'paperDownload',
  getAppleCard: 'paperDownload',
  suggestPlaces: null,
  resolvePlace: null,
};

const kinds: ReadonlyMap<string, EventKind | null> = new Map(Object.entries(operationEvents));

/** Refusals that concern security, by their code or by the detail in the log; other refusals are answers of the business. */
const refusalDetails: ReadonlyMap<string, EventDetail> = new Map([
  ['WRONG_PASSWORD', 'credentials'],
  ['WRONG_CODE', 'secondStep'],
  ['EMAIL_IN_USE', 'taken'],
  ['INVALID_CODE', 'code'],
  ['NOT_IDENTIFIED', 'identification'],
  ['TOO_MANY_REQUESTS', 'limit'],
  ['infected', 'infected'],
]);

/** A refusal of an operation, as far as the audit log is concerned. */
interface RefusedCall {
  readonly code: string;
  readonly detail?: string;
}

/** Returns kind, outcome and detail of an operation's event; null when the audit log has none of it. */
export function findOperationEvent(
  operation: string,
  refusal: RefusedCall | null,
): { readonly kind: EventKind; readonly outcome: 'done' | 'refused'; readonly detail?: EventDetail } | null {
  const kind = kinds.get(operation) ?? null;
  if (kind === null) return null;
  if (refusal === null) return { kind, outcome: 'done' };
  const detail = refusalDetails.get(refusal.detail ?? '') ?? refusalDetails.get(refusal.code);
  return detail === undefined ? null : { kind, outcome: 'refused', detail };
}
