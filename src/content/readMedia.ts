import { getContentOrigin } from '../brand/index.ts';
import { readMember } from './readMember.ts';
import { readSafeLink } from './readSafeLink.ts';
import { readText } from './readText.ts';

/** A picture or video of the content service. */
export interface Media {
  readonly address: string;
  /** A description of the picture; empty when the editors wrote none. */
  readonly description: string;
  /** In pixels; null when unknown. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** A file of the content service. */
export interface ContentFile extends Media {
  readonly kind: FileKind;
  /** Empty when the editors wrote none. */
  readonly title: string;
  /** Empty when unknown. */
  readonly fileName: string;
  /** Null when unknown. */
  readonly bytes: number | null;
}

type FileKind = 'picture' | 'film' | 'other' | 'unknown';

/** Reads a field with a picture or a film, or the address of one; null when it has no allowed address or is something else. */
export function readMedia(field: unknown, kind: 'picture' | 'film'): Media | null {
  const file = readFile(field);
  // A file without a type may be what its field is for.
  if (file === null || (file.kind !== kind && file.kind !== 'unknown')) return null;
  const { address, description, size } = file;
  return { address, description, size };
}

/** Reads a field with a file or its address; of several the first. Null when it has no allowed address. */
export function readFile(field: unknown): ContentFile | null {
  const first: unknown = Array.isArray(field) ? field[0] : field;
  const file = readMember(first, 'fields', 'file');
  const address = readAddress(typeof first === 'string' ? first : readMember(file, 'url'));
  if (address === null || !/^(https?:|\/)/.test(address)) return null;
  return {
    kind: findKind(readType(first), address),
    address,
    title: readText(readMember(first, 'fields', 'title')) ?? '',
    description: readText(readMember(first, 'fields', 'description')) ?? '',
    fileName: readText(readMember(file, 'fileName')) ?? '',
    size: readSize(readMember(file, 'details', 'image')),
    bytes: readPositive(readMember(file, 'details', 'size')),
  };
}

function readType(field: unknown): string {
  const type = readMember(field, 'fields', 'file', 'contentType');
  return typeof type === 'string' ? type.trim().toLowerCase() : '';
}

function findKind(type: string, address: string): FileKind {
  if (type.startsWith('image/')) return 'picture';
  if (type.startsWith('video/')) return 'film';
  const [path = ''] = address.split(/[?#]/);
  if (type !== '' && type !== 'application/octet-stream') return 'other';
  if (/\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(path)) return 'picture';
  return /\.(?:mp4|m4v|webm|mov)$/i.test(path) ? 'film' : 'unknown';
}

function readSize(image: unknown): Media['size'] {
  const width = readPositive(readMember(image, 'width'));
  const height = readPositive(readMember(image, 'height'));
  return width === null || height === null ? null : { width, height };
}

/** Reads a number that may be written as text. */
function readPositive(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
}

/** Adds the protocol that the content service leaves out; an address on the host of the page becomes a path. */
function readAddress(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('//')) return readSafeLink(address);
  const [, host = '', path = ''] = /^\/\/([^/]*)(.*)$/s.exec(address) ?? [];
  if (host === globalThis.location?.host) return readSafeLink(path);
  const origin = getContentOrigin(host);
  // A service on this machine is meant for trials.
  return origin.startsWith('http:') && /^\/\S*$/.test(path) ? origin + path : readSafeLink(origin + path);
}
