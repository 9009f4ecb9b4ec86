import { asRecord } from '../plain/isRecord.ts';
import type { LoadedBrand } from '../definitions/disk.ts';

interface StatedBrand {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** What forms read of a brand. Its file may have mistakes, which lint names, or the shape of an older revision; what is missing is empty. */
export function statedBrand({ id, brand }: LoadedBrand): StatedBrand {
  const { contact } = brand;
  return {
    id,
    name: textAt(brand, 'name'),
    phone: textAt(contact, 'phone'),
    email: textAt(contact, 'email'),
  };
}

function textAt(value: unknown, key: string): string {
  const text = asRecord(value)[key];
  return typeof text === 'string' ? text : '';
}
