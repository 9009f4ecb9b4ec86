import { randomBytes, scrypt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { isInTransaction } from '../store/inTransaction.ts';
import { createQueue, type QueueLoad } from '../http/createQueue.ts';

/** 16 MiB and five passes: the figures OWASP names for scrypt. */
const cost = { N: 2 ** 14, r: 8, p: 5 };

/** A hash takes a processor for a moment. One stays free for everything else, and of the four threads of Node, one for files. */
const queue = createQueue({
  atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
  mostWaiting: 25,
});

/** `scrypt$N$r$p$salt$key`; the parameters travel with the hash, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * The same password in two Unicode spellings is the same password. Never inside of a transaction: everybody else would wait for it.
 * Throws `Unavailable` when too many wait already.
 */
export function deriveKey(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
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

/** How much of it is under way. */
export const hashLoad = (): QueueLoad => queue.load();
