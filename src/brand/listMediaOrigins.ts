import type { Brand } from './Brand.ts';
import { getContentOrigin } from './getContentOrigin.ts';

/** The hosts of Contentful for pictures, films and other files. */
const contentfulHosts = ['images.ctfassets.net', 'videos.ctfassets.net', 'assets.ctfassets.net'];

/** Lists the origins from which the content of a brand has its pictures, films and files, besides the portal itself. */
export function listMediaOrigins({ content }: Brand): readonly string[] {
  const hosts = content.mediaHosts ?? (content.host === null ? [] : contentfulHosts);
  return hosts.map(getContentOrigin);
}
