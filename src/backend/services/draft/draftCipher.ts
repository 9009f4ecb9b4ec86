import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Drafts as they lie in the database: nobody reads them there, and none can be put in the place of another. */
export interface DraftCipher {
  /** `noClaimsRefusals` names the row the text belongs to. */
  readonly seal: (text: string, about: string) => string;
  /** Null for what was sealed with another key or for another row, or was changed since. */
  readonly open: (sealed: string, about: string) => string | null;
}

const algorithm = 'aes-256-gcm';
const lengths = { iv: 12, tag: 16 } as const;

/** The first key seals, every one of them opens: so keys can be changed without losing drafts. Keys have 32 bytes. */
export function draftCipher(keys: readonly [Buffer, ...Buffer[]]): DraftCipher {
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

/** Tells keys apart and says nothing about them. */
function nameKey(key: Buffer): string {
  return createHash('sha256').update('name of a draft key').update(key).digest('base64url').slice(0, 8);
}
