/** Returns the JSON Pointer of a child (RFC 6901). */
export function appendToPointer(pointer: string, part: string | number): string {
  return `${pointer}/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
