import { answer, type Handlers } from '../api/Call.ts';
import { reportClaim } from './claim/reportClaim.ts';
import { dismissNotification, getNotifications } from './notification/notifications.ts';
import { findPlace, findPlaces } from './places/places.ts';
import { getPolicies } from './policy/getPolicies.ts';
import { activateAccount } from './registration/activateAccount.ts';
import { orderActivationCode } from './registration/orderActivationCode.ts';

/** Who answers which operation. */
export const handlers: Handlers = {
  getApplicationConfiguration: async ({ account }) => answer([...account.application]),
  getSpecialTariffs: async ({ account }) => answer([...account.special_tariffs]),
  getFrequentlyUsedFunctionalities: async ({ account }) => answer([...account.functionalities]),
  getCustomerConfiguration: async ({ account }) =>
    answer(account.last_consent_change === null ? {} : { lastConsentChange: account.last_consent_change }),
  orderActivationCode,
  activateAccount,
  getAccount: async ({ account }) => answer(account.profile),
  getPolicies,
  getNotifications,
  dismissNotification,
  reportClaim,
  suggestPlaces: findPlaces,
  resolvePlace: findPlace,
};
