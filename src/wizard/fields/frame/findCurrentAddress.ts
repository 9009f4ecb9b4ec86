import type { PlaceAddress, Coordinates } from '../../ports/WizardPorts.ts';

/** Phones may have to find satellites, and customers have to answer the browser's question. */
const positionTimeout = 30_000;
const addressTimeout = 5_000;

/** Finds the address of the device's position, in one line; null when the position is refused or not found. */
export async function findCurrentAddress(
  geolocation: Pick<Geolocation, 'getCurrentPosition'>,
  lookUp: (position: Coordinates, signal: AbortSignal) => Promise<PlaceAddress>,
): Promise<string | null> {
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      geolocation.getCurrentPosition(resolve, reject, {
        enableHighAccuracy: true,
        timeout: positionTimeout,
        maximumAge: 60_000,
      }),
    );
    const signal = AbortSignal.timeout(addressTimeout);
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('The look-up took too long'))),
    );
    const { latitude, longitude } = coords;
    const address = await Promise.race([lookUp({ latitude, longitude }, signal), late]);
    return formatAddressLine(address);
  } catch {
    // All failures are alike: the customer types the address instead.
    return null;
  }
}

function formatAddressLine({ street, postalCode, city }: PlaceAddress): string | null {
  const parts = [street, `${postalCode} ${city}`.trim()].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}
