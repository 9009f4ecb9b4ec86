import table from '../../../rules/_shared/vehicle-bodies.json' with { type: 'json' };
import { foldText } from '../../plain/searchText.ts';
import type { Policy } from '../../protocol/index.ts';
import { nameVehicle } from './nameVehicle.ts';
import type { VehicleBodyName } from './vehicleBodyNames.ts';

interface Rows {
  readonly usual: VehicleBodyName;
  readonly historic: VehicleBodyName;
  readonly kinds: readonly { readonly body: VehicleBodyName; readonly hazards: readonly string[] }[];
  readonly models: readonly { readonly body: VehicleBodyName; readonly words: readonly string[] }[];
}

/** Lint has checked the file: a mistake in it stops the build. */
const { usual, historic, kinds, models } = table as Rows;

/**
 * Finds how the insured vehicle looks on pictures: by its kind, for cars by an H at the end of the plate or by the name of the model
 * (SVC-006, SVC-007).
 */
export function findVehicleBody(policy: Pick<Policy, 'risks'>): VehicleBodyName {
  const [risk] = policy.risks;
  const ofKind = kinds.find(({ hazards }) => hazards.includes(risk?.hazard ?? ''));
  if (ofKind !== undefined) return ofKind.body;
  if (/\dH$/i.test(risk?.licensePlate?.trim() ?? '')) return historic;
  const name = separateWords(nameVehicle(policy));
  return models.find(({ words }) => words.some((one) => name.includes(separateWords(one))))?.body ?? usual;
}

/** Writes words as searches compare them, with a space before and after each. */
const separateWords = (text: string): string => ` ${foldText(text).trim()} `;
