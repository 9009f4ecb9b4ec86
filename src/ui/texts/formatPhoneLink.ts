/** The `tel:` address of a telephone number as customers read it. */
export function formatPhoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
