/**
 * Returns the origin of a content service. A host on this machine is meant for trials and has no certificate, so it is called by http.
 * @public
 */
export function getContentOrigin(host: string): string {
  return `${host.startsWith('localhost:') ? 'http' : 'https'}://${host}`;
}
