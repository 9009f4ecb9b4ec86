/** `DRAFT_KEYS`: keys of 32 bytes in base64url, with commas between them; the newest comes first. Its mistakes are told without its value. */
export function readDraftKeys(text: string): readonly [Buffer, ...Buffer[]] {
  const [first, ...others] = text.split(',').map((part) => Buffer.from(part.trim(), 'base64url'));
  if (first === undefined || [first, ...others].some((key) => key.length !== 32))
    throw new Error('DRAFT_KEYS needs keys of 32 bytes in base64url, with commas between them.');
  return [first, ...others];
}
