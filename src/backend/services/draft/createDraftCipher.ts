import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts drafts for the database, each bound to its row: it cannot be decrypted in another row. */
export interface DraftCipher {
  /** Encrypts a text. `about` identifies its row. */
  readonly seal: (text: string, about: string) => string;
  /** Decrypts a text; null when it was encrypted with another key or for another row, or was changed. */
  readonly open: (sealed: string, about: string) => string | null;
}

const algorithm = 'aes-256-gcm';
const lengths = { iv: 12, tag: 16 } as const;

/** Creates a cipher. The first key encrypts, all keys decrypt, so that keys can be replaced without losing drafts. Keys have 32 bytes. */
export function createDraftCipher(keys: readonly [Buffer, ...Buffer[]]): DraftCipher {
  const named = new Map(keys.map((key) => [nameKey(key), key]));
  const [first] = keys;
  return {
    seal(text, about) {
      const iv = randomBytes(lengths.iv);
      const cipher = createCipheriv(algorithm, first, iv).setAAD(Buffer.from(about));
      const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${nameKey(first)}.${Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url')}`;
    },
    open(sealed, about) {
      const [name = '', packed = ''] = sealed.split('.');
      const key = named.get(name);
      if (key === undefined) return null;
      const bytes = Buffer.from(packed, 'base64url');
      const [iv, tag, data] = [
        bytes.subarray(0, lengths.iv),
        bytes.subarray(lengths.iv, lengths.iv + lengths.tag),
        bytes.subarray(lengths.iv + lengths.tag),
      ];
      try {
        const decipher = createDecipheriv(algorithm, key, iv).setAAD(Buffer.from(about)).setAuthTag(tag);
        return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** Returns an id of a key that does not reveal it. */
function nameKey(key: Buffer): string {
  return createHash('sha256').update('name of a draft key').update(key).digest('base64url').slice(0, 8);
}
