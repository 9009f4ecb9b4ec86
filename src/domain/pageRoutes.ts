/** Addresses of all pages that are no step of a form: what forms may lead to. */
export const pageRoutes: readonly string[] = [
  '/',
  '/claims',
  '/claims/infoPage',
  '/contractSelection',
  '/privacy',
  '/imprint',
  '/cookies',
  '/termsOfUse',
  '/faq',
  '/contact',
];
