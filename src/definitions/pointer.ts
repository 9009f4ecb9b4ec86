/** Returns the JSON Pointer of a child (RFC 6901). */
export function childPointer(pointer: string, part: string | number): string {
  return `${pointer}/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
