import { asRecord } from '../../plain/isRecord.ts';
import type { LoadedBrand } from '../../definitions/disk.ts';

interface BrandFacts {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/**
 * Reads the facts of a brand for forms. The file may have mistakes, which lint reports, or the shape of an older revision; missing values
 * are empty.
 */
export function readBrandFacts({ id, brand }: LoadedBrand): BrandFacts {
  const { contact } = brand;
  return {
    id,
    name: readText(brand, 'name'),
    phone: readText(contact, 'phone'),
    email: readText(contact, 'email'),
  };
}

function readText(value: unknown, key: string): string {
  const text = asRecord(value)[key];
  return typeof text === 'string' ? text : '';
}
