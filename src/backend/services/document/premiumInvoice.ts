import { formatDay } from '../../../calendar/index.ts';
import type { PaperBlock } from '../../pdf/Paper.ts';
import { contractRows, euro } from '../serviceRequest/contractRows.ts';
import type { PaperParts } from '../serviceRequest/PaperParts.ts';
import { premiumTable } from '../serviceRequest/premiumTable.ts';

/** Returns the invoice of a contract for the year that begins on a day: its premium and its payment. */
export function premiumInvoice({ policy, holder, texts }: PaperParts, dueOn: string) {
  const { paymentType, paymentMethod } = policy.paymentDetails;
  const blocks: readonly PaperBlock[] = [
    { kind: 'paragraph', text: texts('invoice.intro') },
    {
      kind: 'facts',
      rows: [
        { label: texts('holder'), value: holder },
        ...contractRows(policy, texts),
        { label: texts('invoice.dueOn'), value: formatDay(dueOn) },
        {
          label: texts('invoice.rate'),
          value: texts(`invoice.rate.${paymentType}`, { amount: euro(policy.premiumPm ?? 0) }),
        },
      ],
    },
    { kind: 'heading', text: texts('invoice.tableTitle') },
    premiumTable(policy, texts),
    { kind: 'paragraph', text: texts(`invoice.${paymentMethod}`) },
  ];
  return { title: texts('invoice.title', { year: dueOn.slice(0, 4) }), blocks };
}
