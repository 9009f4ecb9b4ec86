/** A good change of the seeded contract `comprehensive-car` of `mueller`: 20,000 km a year instead of 12,000. */
export const mileageChange = {
  usageType: 'PRIVATE',
  occupationalGroup: 'NORMAL',
  annualMileage: 20,
  initialUser: true,
  homeOwnerShip: false,
  garage: true,
  partnerDiscount: true,
  paymentMethod: 'DIRECT_DEBIT',
  guarantees: [
    {
      lob: '20Y1',
      description: 'Kfz-Haftpflicht',
      coverageId: '0516',
      noClaimsLvl: 'SF 12',
      noClaimsPercentage: 33,
    },
    {
      lob: '20Y2',
      description: 'Vollkasko',
      coverageId: '0534',
      noClaimsLvl: 'SF 12',
      noClaimsPercentage: 31,
    },
    { lob: '20Y6', description: 'Schutzbrief', coverageId: 'SBK001' },
  ],
  validFrom: '2026-11-21',
};

export const newAddress = {
  street: 'Sendlinger Straße 8',
  zip: '80331',
  city: 'München',
  country: 'Deutschland',
};
