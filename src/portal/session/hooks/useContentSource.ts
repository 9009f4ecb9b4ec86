import type { ContentSource } from '../../content/loadEntries.ts';
import { useServices } from '../Services.ts';

/** Where the content of this brand comes from. */
export function useContentSource(): ContentSource {
  const { brand, brandKey, hostname } = useServices();
  return { settings: brand.content, hostname, brand: brandKey };
}
