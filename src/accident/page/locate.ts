import { enterAnswer } from './keepAnswers.ts';
import { formatClock } from './enterNow.ts';
import type { Page } from './Page.ts';

/** A first position outdoors takes some seconds; after half a minute people describe the place sooner. */
const timeout = 30_000;
/** Five decimals tell one metre. */
const decimals = 5;

/** Lets a button enter where the device is, as a text. The position is asked for on a press only. */
export function locate(page: Page): void {
  const button = document.querySelector<HTMLButtonElement>('[data-locate]');
  let isRunning = false;
  const finish = (text: string): void => {
    isRunning = false;
    button?.removeAttribute('aria-disabled');
    page.say(text);
  };
  button?.addEventListener('click', () => {
    if (isRunning) return;
    if (!('geolocation' in navigator)) return finish(page.words('locate.unavailable'));
    isRunning = true;
    button.setAttribute('aria-disabled', 'true');
    page.say(page.words('locating'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        enterAnswer(page, 'position', describe(page, coords));
        finish(page.words('located'));
      },
      ({ code }) => finish(page.words(`locate.${reasons[code] ?? 'unavailable'}`)),
      { enableHighAccuracy: true, timeout, maximumAge: 0 },
    );
  });
}

/** By code of the error. */
const reasons: Readonly<Record<number, string>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

function describe({ words }: Page, { latitude, longitude, accuracy }: GeolocationCoordinates): string {
  return words('position', {
    latitude: latitude.toFixed(decimals),
    longitude: longitude.toFixed(decimals),
    metres: String(Math.max(1, Math.round(accuracy))),
    time: formatClock(new Date()),
  });
}
