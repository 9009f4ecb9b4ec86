import type { Brand } from '../../brand/index.ts';

/** An address at which customers reach the portal, as the configuration says. */
export interface Site {
  readonly brand: Brand;
  /** The Host header that browsers send there, e.g. `portal.example` or `lindenau.localhost:4173`. */
  readonly host: string;
  /** E.g. `https://portal.example`. */
  readonly origin: string;
}

/** Returns the site of a Host header; null for every host and port that the configuration does not name. */
export type FindSite = (host: string) => Site | null;

export interface PublicAddress {
  readonly scheme: 'http' | 'https';
  /** The port in the addresses customers see. */
  readonly port: number;
}

/**
 * Creates the function that finds sites: the host names of all brands, with the scheme and port of the addresses customers see. Nothing of
 * an address comes from a request; its Host header only selects one. `getAddress` is called for each request, because a server may learn
 * its port when it listens.
 */
export function createSiteFinder(brands: readonly Brand[], getAddress: () => PublicAddress): FindSite {
  const sites = new Map<string, Site>();
  let port: number | null = null;
  return (host) => {
    const address = getAddress();
    if (port !== address.port) {
      sites.clear();
      for (const site of listSites(brands, address)) sites.set(site.host, site);
      port = address.port;
    }
    const asked = host.toLowerCase();
    const usual = `:${usualPorts[address.scheme]}`;
    return sites.get(asked.endsWith(usual) ? asked.slice(0, -usual.length) : asked) ?? null;
  };
}

function listSites(brands: readonly Brand[], address: PublicAddress): readonly Site[] {
  return brands.flatMap((brand) =>
    brand.hostnames.map((hostname) => {
      const origin = formatOrigin(hostname, address);
      return { brand, host: new URL(origin).host, origin };
    }),
  );
}

/** Returns the origin of a brand's portal, for links that no request asks for. The first host name of a brand is its main one. */
export function originOf({ hostnames: [hostname = 'localhost'] }: Brand, address: PublicAddress): string {
  return formatOrigin(hostname, address);
}

const usualPorts = { http: 80, https: 443 } as const;

function formatOrigin(hostname: string, { scheme, port }: PublicAddress): string {
  return port === usualPorts[scheme] ? `${scheme}://${hostname}` : `${scheme}://${hostname}:${port}`;
}
