import { isRecord } from '../../../plain/isRecord.ts';
import type { DataCipher } from './createDataCipher.ts';
import type { SealedColumn } from './sealedColumns.ts';

const mark = 'sealed';

/** Returns the beginning of a text of this column that the first key has encrypted. */
export function getSealedStart({ table, column, part }: SealedColumn, cipher: DataCipher): string {
  return `${mark}:${part.kind}:${table}.${column}:${cipher.keyName}.`;
}

/** Encrypts the part of a written value that its column seals. Values without it, and encrypted ones, stay as they are. */
export function sealText(written: string, sealed: SealedColumn, cipher: DataCipher): string {
  const { table, column, part } = sealed;
  const about = `${table}.${column}`;
  if (part.kind === 'base64')
    return written.startsWith(`${mark}:`)
      ? written
      : `${mark}:base64:${about}:${cipher.seal(written, about, 'base64')}`;
  const seal = (value: unknown) =>
    value === null || (typeof value === 'string' && value.startsWith(`${mark}:`))
      ? value
      : `${mark}:json:${about}:${cipher.seal(JSON.stringify(value), about)}`;
  return JSON.stringify(changeAt(JSON.parse(written), part.path, seal));
}

/** Decrypts all encrypted texts in a value from the database. A text that no key decrypts stays as it is. */
export function openValue(value: unknown, cipher: DataCipher): unknown {
  if (typeof value === 'string') return value.startsWith(`${mark}:`) ? openText(value, cipher) : value;
  if (Array.isArray(value)) return value.map((item) => openValue(item, cipher));
  if (!isRecord(value) || value instanceof Date || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, openValue(member, cipher)]));
}

function openText(text: string, cipher: DataCipher): unknown {
  const [, kind, about = '', sealed = ''] = text.split(':');
  const opened = cipher.open(sealed, about, kind === 'base64' ? 'base64' : 'utf8');
  if (opened === null) return text;
  return kind === 'base64' ? opened : JSON.parse(opened);
}

function changeAt(value: unknown, path: readonly string[], change: (value: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (!isRecord(value) || value[name] === undefined) return value;
  return { ...value, [name]: changeAt(value[name], rest, change) };
}
