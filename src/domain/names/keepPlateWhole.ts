/** Returns the plate with spaces that do not break, for texts in which it is no element of its own. */
export function keepPlateWhole(plate: string): string {
  return plate.replaceAll(' ', '\u00a0');
}
