import type { LoadedBrand } from '../../definitions/index.ts';

/** Returns the name of a brand; its id where the file has no name. */
export function nameBrand({ id, brand }: LoadedBrand): string {
  const name = brand['name'];
  return typeof name === 'string' ? name : id;
}
