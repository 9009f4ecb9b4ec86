/** What the portal tells contracts apart by (BRAND-017, CON-049). A contract can be of several kinds. */
export const contractKindNames = [
  'terminated',
  'futureChanges',
  'partner',
  'kps',
  'kpsWithInvoice',
  'kpsOneOff',
  'jungMobil',
  'kinto',
  'flatrate',
  'oldTariff',
  'seasonal',
  'offSeason',
  'otherGuarantees',
  'businessUse',
] as const;
