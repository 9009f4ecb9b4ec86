import { isVehicleBody, type VehicleBody } from '../../brand/index.ts';

/** Reads the body of a vehicle from a value of a form; an unknown one is drawn as the usual car. */
export function readVehicleBody(value: unknown): VehicleBody {
  return typeof value === 'string' && isVehicleBody(value) ? value : 'saloon';
}
