/** Where a foreign content service answers; one on this very machine is for trying things out, and has no certificate. */
export function getContentOrigin(host: string): string {
  return `${host.startsWith('localhost:') ? 'http' : 'https'}://${host}`;
}
