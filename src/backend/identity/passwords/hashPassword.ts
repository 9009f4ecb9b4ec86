import { randomBytes, scrypt } from 'node:crypto';
import { isInTransaction } from '../../store/inTransaction.ts';
import { createQueue, type QueueLoad } from '../../limits/createQueue.ts';
import { queues } from '../../limits/limits.ts';
import { settings } from '../../settings/settings.ts';

const cost = settings.identity.hashCost;

/** The cost of a hash, as parameters of scrypt. */
type HashCost = Readonly<Record<keyof typeof cost, number>>;

const queue = createQueue(queues.hashes);

/** Hashes a password: `scrypt$N$r$p$salt$key`. The hash contains its parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Derives the key of a password; different Unicode spellings of a password give the same key. Throws inside a transaction, whose locks
 * would last as long as the hash, and throws `Unavailable` when too many hashes are waiting.
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

/** Returns how many hashes are running and waiting. */
export const getHashLoad = (): QueueLoad => queue.load();
