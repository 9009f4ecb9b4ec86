import type { ApplicationEntry } from '../../../protocol/index.ts';

const signs = ['YEAR_END_BUSINESS', 'FOLLOW_UP_INVOICE'];

/** Around the turn of the year changes are taken, but processed later. */
export function processedLater(application: readonly ApplicationEntry[]): boolean {
  return application.some(({ type, value }) => signs.includes(type) && (value === true || value === 'true'));
}
