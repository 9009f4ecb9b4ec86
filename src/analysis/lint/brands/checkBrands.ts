import type { Problem } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { LoadedBrand } from '../../../definitions/index.ts';
import type { Check } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';

export const brandId: Check = ({ repository }) =>
  repository.brands.flatMap(({ id, file, brand }) =>
    brand['id'] === id
      ? []
      : [
          {
            file,
            pointer: '/id',
            ...mistake('brand-id', { id, written: JSON.stringify(brand['id'] ?? null) }),
          },
        ],
  );

export const missingLogo: Check = ({ repository, tools: { paths } }) =>
  repository.brands.flatMap(({ id, file, brand }) =>
    Object.entries((brand['logo'] ?? {}) as Readonly<Record<string, unknown>>).flatMap(([look, name]) => {
      if (paths === null || paths.has(`brands/${id}/${String(name)}`)) return [];
      const says = mistake('missing-logo', { file: `brands/${id}/${String(name)}` });
      return [{ file, pointer: formatPointer('logo', look), ...says }];
    }),
  );

/**
 * Finds hostnames and realms that two brands share. The first hostname that fits decides, and the sign-ins of a realm belong to one brand.
 */
export const sharedByBrands: Check = ({ repository }) => {
  const hostnames = repository.brands.flatMap(({ id, file, brand }) =>
    toArray(brand['hostnames']).map((value, position) => ({
      id,
      file,
      value,
      pointer: formatPointer('hostnames', position),
    })),
  );
  const realms = repository.brands.map(({ id, file, brand }) => ({
    id,
    file,
    value: brand['realm'],
    pointer: '/realm',
  }));
  return [...findSharedClaims(hostnames, 'hostname'), ...findSharedClaims(realms, 'realm')];
};

type BrandClaim = Pick<LoadedBrand, 'id' | 'file'> & { readonly value: unknown; readonly pointer: string };

function findSharedClaims(all: readonly BrandClaim[], what: 'hostname' | 'realm'): readonly Problem[] {
  return all.flatMap(({ id, file, value, pointer }, position) => {
    const owner = all.slice(0, position).find((other) => other.value === value);
    if (!owner || value === undefined) return [];
    const names = { value: JSON.stringify(value), brand: owner.id };
    return owner.id === id ? [] : [{ file, pointer, ...mistake(`shared-by-brands.${what}`, names) }];
  });
}

function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
