/** Addresses of all pages that are no step of a form: what forms may lead to. */
export const pageRoutes: readonly string[] = [
  '/',
  '/claims',
  '/claims/infoPage',
  '/contractSelection',
  '/myAccount',
  '/myAccount/changeAddress',
  '/myAccount/communication',
  '/myAccount/changeEmail',
  '/myAccount/changePassword',
  '/myAccount/postponeDeletion',
  '/myAccount/deleteAccount',
  '/privacy',
  '/imprint',
  '/cookies',
  '/termsOfUse',
  '/faq',
];
