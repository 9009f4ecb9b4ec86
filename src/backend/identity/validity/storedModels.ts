import type { Selectable } from 'kysely';
import { asRecord } from '../../../plain/isRecord.ts';
import type { Tables } from '../../store/Tables.ts';

type Payload = Readonly<Record<string, unknown>>;

/** What a record of the provider says about the sign-in behind it. */
interface SignInOfRecord {
  /** The id of the sign-in account; undefined before a customer has signed in. */
  readonly userId: unknown;
  /** The moment of the sign-in, in seconds since 1970; null for a record that is only used together with its session. */
  readonly signedInAt: number | null;
  /** The grants of the record. */
  readonly grants: readonly unknown[];
}

/** All models of the provider that are stored. */
const storedModels = {
  Session: ({ accountId, loginTs, authorizations }) => ({
    userId: accountId,
    signedInAt: toNumber(loginTs),
    grants: Object.values(asRecord(authorizations)).map((one) => asRecord(one)['grantId']),
  }),
  /** A sign-in before its last step, or before its second factor, has the password checked, and not yet a session. */
  Interaction: ({ result }) => {
    const { login, secondStep } = asRecord(result);
    const { accountId, ts } = asRecord(login ?? secondStep);
    return { userId: accountId, signedInAt: toNumber(ts), grants: [] };
  },
  Grant: ({ accountId, jti }) => ({ userId: accountId, signedInAt: null, grants: [jti] }),
  AuthorizationCode: readSignInOfToken,
  RefreshToken: readSignInOfToken,
} as const satisfies Readonly<Record<string, (payload: Payload) => SignInOfRecord>>;

export type StoredModel = keyof typeof storedModels;

type SignInState = Pick<Selectable<Tables['users']>, 'disabled_at' | 'valid_from' | 'valid_grant'>;

/** Returns the id of the sign-in account that a record belongs to; null before a customer has signed in. */
export function findUserId(model: string, payload: Payload): string | null {
  const { userId } = readSignIn(model, payload);
  return typeof userId === 'string' ? userId : null;
}

/** Lists the grants of a record. */
export function listGrants(model: string, payload: Payload): readonly unknown[] {
  return readSignIn(model, payload).grants;
}

/** Returns true when a record was issued after all that ended access to its sign-in account, or stays in spite of it. */
export function isRecordValid(model: string, payload: Payload, user: SignInState): boolean {
  return isSignInValid(readSignIn(model, payload), user);
}

/** Returns true when something that was issued for a sign-in is valid. */
export function isSignInValid(
  { signedInAt, grants }: Pick<SignInOfRecord, 'signedInAt' | 'grants'>,
  user: SignInState,
): boolean {
  if (user.disabled_at !== null) return false;
  if (signedInAt === null || signedInAt >= toSeconds(user.valid_from)) return true;
  return user.valid_grant !== null && grants.includes(user.valid_grant);
}

/** A model that this table does not have must not be stored, because no event would end it. */
function readSignIn(model: string, payload: Payload): SignInOfRecord {
  const read = new Map<string, (payload: Payload) => SignInOfRecord>(Object.entries(storedModels)).get(model);
  if (read === undefined) throw new Error(`The provider stores ${model}, which storedModels does not have.`);
  return read(payload);
}

function readSignInOfToken({ accountId, authTime, grantId }: Payload): SignInOfRecord {
  return { userId: accountId, signedInAt: toNumber(authTime), grants: [grantId] };
}

const toNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

const toSeconds = (moment: string): number => Date.parse(moment) / 1000;
