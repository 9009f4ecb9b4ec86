/** Reads the number of a step in an address, `?schritt=n`; null without one. */
export function readStepNumber(route: string): string | null {
  return new URLSearchParams(route.split('?')[1] ?? '').get('schritt');
}
