import { randomBytes, scrypt } from 'node:crypto';
import { isInTransaction } from '../../store/inTransaction.ts';
import { createQueue, type QueueLoad } from '../../limits/createQueue.ts';
import { queues } from '../../limits/limits.ts';
import { settings } from '../../settings/settings.ts';

const cost = settings.identity.hashCost;

/** What a hash costs, in the parameters of scrypt. */
type HashCost = Readonly<Record<keyof typeof cost, number>>;

const queue = createQueue(queues.hashes);

/** `scrypt$N$r$p$salt$key`; the parameters travel with the hash, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * The same password in two Unicode spellings is the same password. Never inside of a transaction, whose locks would last as long. Throws
 * `Unavailable` when too many wait already.
 */
export function deriveKey(password: string, salt: Buffer, { N, r, p }: HashCost): Promise<Buffer> {
  if (isInTransaction()) throw new Error('A password was hashed inside of a transaction.');
  return queue(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
          if (error) reject(error);
          else resolve(key);
        });
      }),
  );
}

/** How many hashes are made and wait. */
export const hashLoad = (): QueueLoad => queue.load();
