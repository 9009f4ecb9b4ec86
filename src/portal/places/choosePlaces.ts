import type { PlacesSettings } from '../../brand/index.ts';
import type { Places } from '../../wizard/index.ts';
import type { CallOperation } from '../api/OperationInput.ts';
import { createGooglePlaces } from './createGooglePlaces.ts';
import { createLocalPlaces } from './createLocalPlaces.ts';

/** The address look-up a brand is configured for. */
export function choosePlaces(settings: PlacesSettings, call: CallOperation): Places {
  return settings.provider === 'google' ? createGooglePlaces(settings.key) : createLocalPlaces(call);
}
