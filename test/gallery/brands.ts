import type { Brand } from '../../src/brand/index.ts';

const files = import.meta.glob<Brand>('../../brands/*/brand.json', { eager: true, import: 'default' });

/** All brands there are; the gallery shows each. */
export const brands: readonly Brand[] = Object.values(files);
