import type { IncomingMessage } from 'node:http';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const host = new RegExp(`^(?:${label}(?:\\.${label})*\\.?|\\[[0-9a-f:.]{2,45}\\])(?::\\d{1,5})?$`, 'i');

/** Whether a request says once, and in the form of a host, where it goes, and asks for a path there. */
export function hasHost({ headers, rawHeaders, url }: IncomingMessage): boolean {
  const times = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  const name = headers.host ?? '';
  return times === 1 && name.length <= 260 && host.test(name) && url?.startsWith('/') === true;
}
