import { settings } from '../settings/settings.ts';

const { jsonMaxBytes, jsonMaxDepth, jsonMaxValues } = settings.http;
/** PostgreSQL cannot store NUL, and lone surrogates are no text. */
const unstorableCharacters = /[\0\p{Surrogate}]/u;

export type ReadBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'malformed' | 'tooLarge' | 'wrongType' };

/** Reads a JSON body and counts its bytes while they arrive. Never throws because of the sent data. */
export async function readJson(request: Request): Promise<ReadBody> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    return { kind: 'wrongType' };
  if (Number(request.headers.get('content-length') ?? 0) > jsonMaxBytes) return { kind: 'tooLarge' };
  const bytes = await readBytes(request);
  if (bytes === null) return { kind: 'tooLarge' };
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isStorable(value) ? { kind: 'json', value } : { kind: 'malformed' };
  } catch {
    return { kind: 'malformed' };
  }
}

async function readBytes(request: Request): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > jsonMaxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns true when a text can be stored and sent on unchanged. */
export function isStorableText(text: string): boolean {
  return !unstorableCharacters.test(text);
}

function isStorable(root: unknown): boolean {
  let count = 0;
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isStorableText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === jsonMaxDepth) return false;
    count += Array.isArray(value) ? value.length : Object.keys(value).length;
    if (count > jsonMaxValues) return false;
    for (const [key, part] of Object.entries(value)) {
      if (!isStorableText(key)) return false;
      open.push({ value: part, depth: depth + 1 });
    }
  }
  return true;
}
