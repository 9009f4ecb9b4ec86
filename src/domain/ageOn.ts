/** Full years somebody has lived on a day; both `yyyy-mm-dd`. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
