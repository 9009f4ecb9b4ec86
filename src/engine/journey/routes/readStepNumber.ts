/** The number of a step that an address names beside its path, in `?schritt=n`; null when it names none. */
export function readStepNumber(route: string): string | null {
  return new URLSearchParams(route.split('?')[1] ?? '').get('schritt');
}
