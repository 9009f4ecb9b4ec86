const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** An amount in euro as `1.234,50 €`, with a non-breaking space (BRAND-012). */
export function formatMoney(amount: number): string {
  return money.format(amount);
}
