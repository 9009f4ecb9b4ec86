import type { Context, Next } from 'hono';

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), web-share=()',
} as const;

/** Headers every answer carries. HSTS only means something under https, which a proxy in front announces. */
export async function securityHeaders(context: Context, next: Next): Promise<void> {
  await next();
  for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  if (context.req.header('x-forwarded-proto') === 'https') {
    context.res.headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
}
