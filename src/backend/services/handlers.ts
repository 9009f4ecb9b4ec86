import { answer, type Handlers } from '../api/Call.ts';
import { addressOnDay } from './account/addressOnDay.ts';
import { changeAddress } from './account/changeAddress.ts';
import { changeName } from './account/changeName.ts';
import { validateAddress } from './account/validateAddress.ts';
import { reportClaim } from './claim/reportClaim.ts';
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
