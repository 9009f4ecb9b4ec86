/**
 * Formats minutes since midnight.
 * @public
 * @example formatTime(845) // '14:05'
 */
export function formatTime(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
