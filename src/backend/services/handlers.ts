import { answer, type Handlers } from '../api/Call.ts';
import { reportClaim } from './claim/reportClaim.ts';
import {
  requestAccompaniedDriving,
  requestPhoneContact,
  requestTemporaryCoverage,
  sendMailContact,
} from './contact/contactRequests.ts';
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
  getAccount: async ({ account }) => answer(account.profile),
  getPolicies,
  getNotifications,
  dismissNotification,
  reportClaim,
  requestTemporaryCoverage,
  requestAccompaniedDriving,
  sendMailContact,
  requestPhoneContact,
  suggestPlaces: findPlaces,
  resolvePlace: findPlace,
};
