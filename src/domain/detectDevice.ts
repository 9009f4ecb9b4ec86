/** Kinds of devices that have a wallet of their own, and all others. */
export type Device = 'IOS' | 'ANDROID' | 'OTHER';

/** By what a browser says of itself. An iPad calls itself a Macintosh, and has more points to touch than any. */
export function detectDevice({
  userAgent,
  maxTouchPoints,
}: {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}): Device {
  if (/Android/.test(userAgent)) return 'ANDROID';
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isPad || /iPhone|iPad|iPod/.test(userAgent) ? 'IOS' : 'OTHER';
}
