import type { Problem } from '../../engine/index.ts';
import type { LoadedBrand } from '../../definitions/index.ts';
import type { Check } from './LintSubject.ts';
import { pointerTo } from './pointerTo.ts';

export const brandId: Check = ({ repository }) =>
  repository.brands.flatMap(({ id, file, brand }) =>
    brand['id'] === id
      ? []
      : [
          {
            file,
            pointer: '/id',
            code: 'brand-id',
            message: `the brand in brands/${id}/ calls itself ${JSON.stringify(brand['id'])}`,
            hint: `"id": "${id}"`,
          },
        ],
  );

export const missingLogo: Check = ({ repository, tools: { brandFiles } }) =>
  repository.brands.flatMap(({ id, file, brand }) =>
    Object.entries((brand['logo'] ?? {}) as Readonly<Record<string, unknown>>).flatMap(([look, name]) => {
      if (brandFiles === null || brandFiles.has(`brands/${id}/${String(name)}`)) return [];
      const message = `there is no file brands/${id}/${String(name)}`;
      return [{ file, pointer: pointerTo('logo', look), code: 'missing-logo', message }];
    }),
  );

/** The first hostname that fits decides, and sign-ins of a realm belong to one brand. */
export const sharedByBrands: Check = ({ repository }) => {
  const hostnames = repository.brands.flatMap(({ id, file, brand }) =>
    listOf(brand['hostnames']).map((value, position) => ({
      id,
      file,
      value,
      pointer: pointerTo('hostnames', position),
    })),
  );
  const realms = repository.brands.map(({ id, file, brand }) => ({
    id,
    file,
    value: brand['realm'],
    pointer: '/realm',
  }));
  return [...taken(hostnames, 'host name'), ...taken(realms, 'realm')];
};

type Claimed = Pick<LoadedBrand, 'id' | 'file'> & { readonly value: unknown; readonly pointer: string };

function taken(all: readonly Claimed[], what: string): readonly Problem[] {
  return all.flatMap(({ id, file, value, pointer }, position) => {
    const owner = all.slice(0, position).find((other) => other.value === value);
    if (!owner || value === undefined) return [];
    const message = `${what} ${JSON.stringify(value)} belongs to the brand "${owner.id}" already`;
    return owner.id === id ? [] : [{ file, pointer, code: 'shared-by-brands', message }];
  });
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
