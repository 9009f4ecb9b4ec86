import { respondWith, type Handlers } from '../api/OperationCall.ts';
import { resolveAddress } from './account/resolveAddress.ts';
import { changeAddress } from './account/changeAddress.ts';
import { changeName } from './account/changeName.ts';
import { validateAddress } from './account/validateAddress.ts';
import {
  requestAccompaniedDriving,
  requestPhoneContact,
  requestTemporaryCoverage,
  sendMailContact,
} from './contact/contactRequests.ts';
import { deleteAccount } from './account/deleteAccount.ts';
import { changeEmail } from './authentication/changeEmail.ts';
import { checkNewPassword } from './authentication/checkNewPassword.ts';
import { changePassword } from './authentication/changePassword.ts';
import { addClaimFile, removeClaimFile } from './claim/claimFiles.ts';
import { getClaimReport, getClaimReports } from './claim/claimReports.ts';
import { downloadClaimReport } from './claim/downloadClaimReport.ts';
import { reportClaim } from './claim/reportClaim.ts';
import { getApplicationConfiguration } from './configuration/getApplicationConfiguration.ts';
import { changeConsent } from './consent/changeConsent.ts';
import type { DataCipher } from '../store/sealing/createDataCipher.ts';
import { createDraftHandlers } from './draft/drafts.ts';
import { requestEvb } from './evb/requestEvb.ts';
import { downloadDocument, getDocuments } from './document/documents.ts';
import { uploadDocument } from './document/uploadDocument.ts';
import { youngDriverDocument } from './document/youngDriverDocument.ts';
import { getDeletionJob } from './inactiveAccount/getDeletionJob.ts';
import { postponeDeletion } from './inactiveAccount/postponeDeletion.ts';
import { calculateNcb } from './noClaims/calculateNcb.ts';
import { exportNcb } from './noClaims/exportNcb.ts';
import { dismissNotification, getNotifications } from './notification/notifications.ts';
import { findPlace, findPlaces } from './places/places.ts';
import { changePaymentDetails } from './payment/changePaymentDetails.ts';
import { checkIban } from './payment/checkIban.ts';
import { calculateChange } from './policy/calculateChange.ts';
import { changePolicy } from './policy/changePolicy.ts';
import { getPolicies } from './policy/getPolicies.ts';
import { activateAccount } from './registration/activateAccount.ts';
import { orderActivationCode } from './registration/orderActivationCode.ts';
import { orderPaper } from './serviceRequest/orderPaper.ts';
import { secondFactorHandlers } from './secondFactor/secondFactors.ts';
import { confirmSession, endAllSessions, endSession, getSessions } from './session/sessions.ts';
import { createWalletHandlers } from './wallet/createWalletHandlers.ts';
import type { OpenWallet } from './wallet/WalletKeys.ts';
import { downloadTariffConditions, getTariffConditions } from './serviceRequest/tariffConditions.ts';

/** Creates the table of handlers, one for each operation. */
export const createHandlers = (wallet: OpenWallet, cipher: DataCipher): Handlers => ({
  getApplicationConfiguration,
  getSpecialTariffs: async ({ account }) => respondWith([...account.special_tariffs]),
  getFrequentlyUsedFunctionalities: async ({ account }) => respondWith([...account.functionalities]),
  getCustomerConfiguration: async ({ account }) =>
    respondWith(
      account.last_consent_change === null ? {} : { lastConsentChange: account.last_consent_change },
    ),
  getAccount: async ({ account, store, today }) => respondWith(await resolveAddress(account, store, today)),
  changeName,
  validateAddress,
  changeAddress,
  deleteAccount,
  changeConsent,
  changeEmail,
  changePassword,
  getSessions,
  endSession,
  endAllSessions,
  confirmSession,
  ...secondFactorHandlers,
  checkNewPassword,
  getDeletionJob,
  postponeDeletion,
  orderActivationCode,
  activateAccount,
  getPolicies,
  changePolicy,
  changePaymentDetails,
  checkIban,
  calculatePolicyChange: calculateChange,
  calculateAddressChange: calculateChange,
  requestEvb,
  getNotifications,
  dismissNotification,
  reportClaim,
  getClaimReports,
  getClaimReport,
  downloadClaimReport,
  addClaimFile,
  removeClaimFile,
  ...createDraftHandlers(cipher),
  uploadDocument,
  getDocuments,
  downloadDocument,
  youngDriverDocument,
  requestTemporaryCoverage,
  requestAccompaniedDriving,
  sendMailContact,
  requestPhoneContact,
  calculateNcb,
  exportNcb,
  requestGreenCard: orderPaper('greenCard'),
  requestTaxCertificate: orderPaper('taxCertificate'),
  getTariffConditions,
  downloadTariffConditions,
  suggestPlaces: findPlaces,
  resolvePlace: findPlace,
  ...createWalletHandlers(wallet),
});
