import type { Brand } from '../../../brand/index.ts';

const files = import.meta.glob<string>('/brands/*/*.svg', { eager: true, query: '?url', import: 'default' });

/** Addresses of a brand's pictures; null on a host without brand. */
export function brandLogos(brand: Brand): Readonly<Record<keyof Brand['logo'], string>> | null {
  const address = (name: string): string | undefined => files[`/brands/${brand.id}/${name}`];
  const [light, dark, mark] = [address(brand.logo.light), address(brand.logo.dark), address(brand.logo.mark)];
  if (light === undefined || dark === undefined || mark === undefined) return null;
  return { light, dark, mark };
}
