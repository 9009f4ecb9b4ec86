import { answer, type Handlers } from '../api/Call.ts';
import { deleteAccount } from './account/deleteAccount.ts';
import { changeEmail } from './authentication/changeEmail.ts';
import { changePassword } from './authentication/changePassword.ts';
import { addressOnDay } from './account/addressOnDay.ts';
import { changeAddress } from './account/changeAddress.ts';
import { changeName } from './account/changeName.ts';
import { validateAddress } from './account/validateAddress.ts';
import { reportClaim } from './claim/reportClaim.ts';
import { changeConsent } from './consent/changeConsent.ts';
import { getDeletionJob } from './inactiveAccount/getDeletionJob.ts';
import { postponeDeletion } from './inactiveAccount/postponeDeletion.ts';
import { dismissNotification, getNotifications } from './notification/notifications.ts';
import { findPlace, findPlaces } from './places/places.ts';
import { getPolicies } from './policy/getPolicies.ts';

/** Who answers which operation. */
export const handlers: Handlers = {
  getApplicationConfiguration: async ({ account }) => answer([...account.application]),
  getSpecialTariffs: async ({ account }) => answer([...account.special_tariffs]),
  getFrequentlyUsedFunctionalities: async ({ account }) => answer([...account.functionalities]),
  getCustomerConfiguration: async ({ account }) =>
    answer(account.last_consent_change === null ? {} : { lastConsentChange: account.last_consent_change }),
  deleteAccount,
  changeConsent,
  changeEmail,
  changePassword,
  getDeletionJob,
  postponeDeletion,
  getAccount: async ({ account, store, today }) => answer(await addressOnDay(account, store, today)),
  changeName,
  validateAddress,
  changeAddress,
  getPolicies,
  getNotifications,
  dismissNotification,
  reportClaim,
  suggestPlaces: findPlaces,
  resolvePlace: findPlace,
};
