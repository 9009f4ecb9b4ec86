import type { Brand } from '../../brand/index.ts';
import { deviceStorage } from '../session/tabStorage.ts';

/**
 * Keeps the lowercased realm under `brand` (BRAND-009) and returns it. An unknown host leaves it empty and is logged, nothing more
 * (BRAND-010).
 */
export function rememberBrand(brand: Brand | null, hostname: string): string {
  const key = brand?.realm.toLowerCase() ?? '';
  deviceStorage.write('brand', key);
  if (brand === null) console.info(`No brand for host ${hostname}`);
  return key;
}
