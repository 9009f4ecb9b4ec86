import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Store } from '../../api/OperationCall.ts';
import { second } from '../../settings/durations.ts';
import { settings } from '../../settings/settings.ts';
import type { SecondFactor } from './secondFactors.ts';

const { codeDigits, codeDrift, codePeriodSeconds } = settings.identity.secondFactor;

/** A new key of one-time codes, as an app takes it. */
export interface CodeKey {
  /** In base64, as it is stored. */
  readonly secret: string;
  /** In base32, for typing. */
  readonly text: string;
  /** A QR code of its address, as SVG. */
  readonly picture: string;
}

/** Makes a key of one-time codes (RFC 6238). `issuer` and `label` name it in the app. */
export function makeCodeKey(issuer: string, label: string): CodeKey {
  const key = new Secret({ size: 20 });
  const address = new TOTP({ ...shape, issuer, label, secret: key }).toString();
  return {
    secret: Buffer.from(key.bytes).toString('base64'),
    text: key.base32,
    picture: renderSVG(address, { border: 2 }),
  };
}

/**
 * Takes a one-time code and returns true when it is right: that of the current period or one beside it, and later than any code that was
 * taken before. Of two requests with the same code only one succeeds.
 */
export async function takeCode(
  store: Store,
  { id, secret }: Pick<SecondFactor, 'id' | 'secret'>,
  code: string,
  now: Date,
): Promise<boolean> {
  if (secret === null) return false;
  const key = new Secret({ buffer: Uint8Array.from(Buffer.from(secret, 'base64')).buffer });
  const timestamp = now.getTime();
  const token = code.replaceAll(/\s/g, '');
  const delta = new TOTP({ ...shape, secret: key }).validate({ token, timestamp, window: codeDrift });
  if (delta === null) return false;
  const last_step = Math.floor(timestamp / (codePeriodSeconds * second)) + delta;
  const { numUpdatedRows } = await store
    .updateTable('second_factors')
    .set({ last_step, used_at: now.toISOString() })
    .where('id', '=', id)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', last_step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The shape that all apps know. */
const shape = { algorithm: 'SHA1', digits: codeDigits, period: codePeriodSeconds } as const;
