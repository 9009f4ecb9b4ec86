const thousand = 1000;

/** A number of bytes as people read it: `312 kB`, `1,2 MB`. */
export function fileSize(bytes: number): string {
  const [unit, amount, digits] =
    bytes < thousand * thousand
      ? (['kB', Math.ceil(bytes / thousand), 0] as const)
      : (['MB', bytes / (thousand * thousand), 1] as const);
  return `${amount.toLocaleString('de-DE', { maximumFractionDigits: digits })}\u00a0${unit}`;
}
