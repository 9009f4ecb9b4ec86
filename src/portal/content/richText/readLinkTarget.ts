import { type ContentFile, readFile, readMember, readSafeLink, readText } from '../../../content/index.ts';
import { findEntryAddress } from './findEntryAddress.ts';

/** Where a link of a rich text leads: to a page of the portal, to a file, or to any other address. */
export type LinkTarget =
  | { readonly kind: 'page' | 'other'; readonly address: string }
  | { readonly kind: 'file'; readonly address: string; readonly fileName: string };

type NodeData = Readonly<Record<string, unknown>>;

/** Reads the target of a link; null when it is not allowed, was not found, or is shown nowhere. */
export function readLinkTarget(data: NodeData): LinkTarget | null {
  if ('uri' in data) {
    const address = readSafeLink(data['uri']);
    return address === null ? null : { kind: 'other', address };
  }
  const file = readTargetFile(data);
  if (file !== null) return { kind: 'file', address: file.address, fileName: file.fileName };
  const address = findEntryAddress(data['target']);
  return address === null ? null : { kind: 'page', address };
}

/** Reads the file that a node embeds or links to: an asset, or an entry whose subject is a file. */
export function readTargetFile({ target }: NodeData): ContentFile | null {
  return readFile(target) ?? readFile(readMember(target, 'fields', 'media'));
}

/** Reads the name of a linked entry or asset; null when it has none. */
export function readTargetName(data: NodeData): string | null {
  const names = ['title', 'question', 'cmsTitle', 'name'];
  const [name = null] = names.flatMap((field) => readText(readMember(data['target'], 'fields', field)) ?? []);
  return name ?? (readTargetFile(data)?.fileName || null);
}
