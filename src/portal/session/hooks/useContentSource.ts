import type { ContentSource } from '../../../content/index.ts';
import { useServices } from '../Services.ts';

/** Returns the source of the content of this brand. */
export function useContentSource(): ContentSource {
  const { brand, brandKey, hostname } = useServices();
  return { settings: brand.content, hostname, brand: brandKey };
}
