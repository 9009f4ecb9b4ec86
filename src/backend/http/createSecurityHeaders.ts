import { settings } from '../settings/settings.ts';

const { strictTransportSeconds } = settings.http;
const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), fullscreen=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), screen-wake-lock=(), usb=()',
} as const;

/** Returns the headers of every response. Under https they tell browsers to use https only. */
export function createSecurityHeaders(scheme: 'http' | 'https'): Readonly<Record<string, string>> {
  return {
    ...headers,
    ...(scheme === 'https'
      ? { 'strict-transport-security': `max-age=${strictTransportSeconds}; includeSubDomains` }
      : {}),
  };
}
