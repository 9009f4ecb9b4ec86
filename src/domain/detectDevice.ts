/** Devices by their wallet; `OTHER` has no wallet. */
export type Device = 'IOS' | 'ANDROID' | 'OTHER';

/** Detects the device from the data of the browser. An iPad calls itself a Macintosh, but it has more touch points. */
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
