import type { EntryFields } from './ContentSource.ts';

/** Returns true for an entry that names a brand, alone or among others. */
export function isOfBrand({ brand: named }: EntryFields, brand: string): boolean {
  return (Array.isArray(named) ? named : [named]).includes(brand);
}
