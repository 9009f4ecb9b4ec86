/** The bodies of vehicles that pictures tell apart. */
export const vehicleBodyNames = [
  'saloon',
  'estate',
  'small',
  'suv',
  'van',
  'motorbike',
  'trailer',
  'classic',
] as const;

export type VehicleBodyName = (typeof vehicleBodyNames)[number];
