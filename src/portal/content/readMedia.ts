import { readMember } from './loadEntries.ts';
import { readSafeLink } from './readSafeLink.ts';

/** A picture or video of the content service. */
export interface Media {
  readonly address: string;
  /** A description of the picture; empty when the editors wrote none. */
  readonly description: string;
  /** In pixels; null when unknown. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** Reads a field with a file or its address; null when it has no allowed address. */
export function readMedia(field: unknown): Media | null {
  const fields = readMember(field, 'fields');
  const file = readMember(fields, 'file');
  const address = readSafeLink(withProtocol(typeof field === 'string' ? field : readMember(file, 'url')));
  if (address === null || !/^(https:|\/)/.test(address)) return null;
  const description = readMember(fields, 'description');
  const image = readMember(readMember(file, 'details'), 'image');
  const [width, height] = [readMember(image, 'width'), readMember(image, 'height')];
  return {
    address,
    description: typeof description === 'string' ? description : '',
    size: typeof width === 'number' && typeof height === 'number' ? { width, height } : null,
  };
}

/** Adds the protocol that the content service leaves out; an address on the host of the page gets the protocol of the page. */
export function withProtocol(address: unknown): unknown {
  if (typeof address !== 'string' || !address.startsWith('//')) return address;
  const own = `//${globalThis.location?.host ?? ''}/`;
  return address.startsWith(own) ? address.slice(own.length - 1) : `https:${address}`;
}
