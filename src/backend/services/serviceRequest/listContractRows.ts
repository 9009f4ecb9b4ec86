import type { Policy } from '../../../protocol/index.ts';
import type { Texts } from '../../texts/createTexts.ts';

/** Returns the rows that identify a contract on a paper. */
export function listContractRows(
  { policyNumber, risks: [risk] }: Policy,
  texts: Texts,
): readonly { readonly label: string; readonly value: string }[] {
  const vehicle = [risk?.manufacturer, risk?.model].filter(Boolean).join(' ');
  return [
    { label: texts('policyNumber'), value: policyNumber },
    { label: texts('vehicle'), value: vehicle },
    { label: texts('licensePlate'), value: risk?.licensePlate ?? '' },
  ].filter(({ value }) => value !== '');
}

const amounts = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** Formats an amount in euro. */
export function formatEuro(amount: number): string {
  return amounts.format(amount);
}
