/** Where a number written for people is called. */
export function formatPhoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
