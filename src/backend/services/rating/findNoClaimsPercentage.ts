import classes from './noClaimsClasses.json' with { type: 'json' };

/** Returns the percentage of the premium for a no-claims class (`SF 12`, `SF ½`, `0`, `S`, `M`); null for an unknown class. */
export function findNoClaimsPercentage(level: string, line: 'liability' | 'full'): number | null {
  const name = level.replace(/^SF /, '');
  const { below, years } = classes[line];
  const lower = Object.entries(below).find(([one]) => one === name)?.[1];
  return lower ?? years[Number(name) - 1] ?? null;
}
