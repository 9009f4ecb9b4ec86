import { createHash } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Store } from '../../api/OperationCall.ts';
import { isRecord } from '../../../plain/isRecord.ts';
import type { StoredPasskey } from '../../store/IdentityTables.ts';
import { listSecondFactors, type SecondFactor } from './secondFactors.ts';

/** Loads the library with the first passkey, because its certificates take long to load. */
export const loadPasskeyLibrary = () => import('@simplewebauthn/server');

/** Options of WebAuthn as JSON, with their challenge. */
export interface PasskeyOptions {
  readonly json: string;
  readonly challenge: string;
}

interface Owner {
  readonly userId: string;
  readonly email: string;
  /** The brand's name. */
  readonly brandName: string;
  readonly origin: string;
  readonly known: readonly SecondFactor[];
}

/** Makes the options to create a passkey, which belongs to the host of the brand. */
export async function makeCreationOptions(owner: Owner): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await loadPasskeyLibrary();
  const options = await generateRegistrationOptions({
    rpName: owner.brandName,
    rpID: findHost(owner.origin),
    // Authenticators show the name; the id must tell nothing about the person.
    userName: owner.email,
    userID: Uint8Array.from(createHash('sha256').update(owner.userId).digest()),
    attestationType: 'none',
    excludeCredentials: listPasskeys(owner.known).map(describe),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { json: JSON.stringify(options), challenge: options.challenge };
}

/** Reads a passkey that a browser has created for these options; null for one that was created for others. */
export async function readNewPasskey(
  written: string,
  { challenge, origin }: { readonly challenge: string; readonly origin: string },
): Promise<StoredPasskey | null> {
  const response = parse(written) as RegistrationResponseJSON | null;
  if (response === null) return null;
  const { verifyRegistrationResponse } = await loadPasskeyLibrary();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: findHost(origin),
      requireUserVerification: false,
    });
    if (registrationInfo === undefined) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch {
    return null;
  }
}

/** Makes the options to sign in by one of these passkeys; null where there is none. */
export async function makeRequestOptions(
  origin: string,
  known: readonly SecondFactor[],
): Promise<PasskeyOptions | null> {
  const passkeys = listPasskeys(known);
  if (passkeys.length === 0) return null;
  const { generateAuthenticationOptions } = await loadPasskeyLibrary();
  const options = await generateAuthenticationOptions({
    rpID: findHost(origin),
    allowCredentials: passkeys.map(describe),
    userVerification: 'preferred',
  });
  return { json: JSON.stringify(options), challenge: options.challenge };
}

/** Takes the response of a passkey to a challenge, and returns true when one of the sign-in account has made it. */
export async function takePasskey(
  store: Store,
  userId: string,
  written: string,
  { challenge, origin, now }: { readonly challenge: string; readonly origin: string; readonly now: Date },
): Promise<boolean> {
  const response = parse(written) as AuthenticationResponseJSON | null;
  const factors = await listSecondFactors(store, userId);
  const factor = factors.find(({ passkey }) => passkey !== null && passkey.id === response?.id);
  if (response === null || factor === undefined || factor.passkey === null) return false;
  const counter = await verify(response, factor.passkey, { challenge, origin });
  if (counter === null) return false;
  const passkey = JSON.stringify({ ...factor.passkey, counter });
  await store
    .updateTable('second_factors')
    .set({ passkey, used_at: now.toISOString() })
    .where('id', '=', factor.id)
    .execute();
  return true;
}

/** Returns the new count of uses; null for a response that this passkey has not made to this challenge. */
async function verify(
  response: AuthenticationResponseJSON,
  { id, publicKey, counter }: StoredPasskey,
  { challenge, origin }: { readonly challenge: string; readonly origin: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadPasskeyLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: findHost(origin),
      credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

const findHost = (origin: string): string => new URL(origin).hostname;

const listPasskeys = (factors: readonly SecondFactor[]): readonly StoredPasskey[] =>
  factors.flatMap(({ passkey }) => (passkey === null ? [] : [passkey]));

const describe = ({ id, transports }: StoredPasskey) => ({ id, transports: [...transports] as 'internal'[] });

function parse(written: string): unknown {
  try {
    const value: unknown = JSON.parse(written);
    return isRecord(value) && isRecord(value['response']) ? value : null;
  } catch {
    return null;
  }
}
