/** Where a number written for people is called. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
