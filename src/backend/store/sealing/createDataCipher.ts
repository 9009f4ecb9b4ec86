import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts personal data for the database. Each text is bound to its place: it cannot be decrypted in another one. */
export interface DataCipher {
  /** Begins each text that the first key has encrypted. */
  readonly keyName: string;
  /** Encrypts a text, which is read as `encoding`. `about` identifies its place. */
  readonly seal: (text: string, about: string, encoding?: TextEncoding) => string;
  /** Decrypts a text; null when it was encrypted with another key or for another place, or was changed. */
  readonly open: (sealed: string, about: string, encoding?: TextEncoding) => string | null;
}

/** Base64 is encrypted as the bytes it stands for. */
type TextEncoding = 'utf8' | 'base64';

const algorithm = 'aes-256-gcm';
const lengths = { iv: 12, tag: 16 } as const;

/** Creates a cipher. The first key encrypts, all keys decrypt, so that keys can be replaced without losing data. Keys have 32 bytes. */
export function createDataCipher(keys: readonly [Buffer, ...Buffer[]]): DataCipher {
  const named = new Map(keys.map((key) => [nameKey(key), key]));
  const [first] = keys;
  const keyName = nameKey(first);
  return {
    keyName,
    seal(text, about, encoding = 'utf8') {
      const iv = randomBytes(lengths.iv);
      const cipher = createCipheriv(algorithm, first, iv).setAAD(Buffer.from(about));
      const data = Buffer.concat([cipher.update(text, encoding), cipher.final()]);
      return `${keyName}.${Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url')}`;
    },
    open(sealed, about, encoding = 'utf8') {
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
        return Buffer.concat([decipher.update(data), decipher.final()]).toString(encoding);
      } catch {
        return null;
      }
    },
  };
}

/** Returns an id of a key that does not reveal it. The words are those of the first data that were encrypted. */
function nameKey(key: Buffer): string {
  return createHash('sha256').update('name of a draft key').update(key).digest('base64url').slice(0, 8);
}
