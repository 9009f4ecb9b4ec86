import { writeValue } from '../../../engine/formats/formats.ts';
import { formatDay } from '../../../calendar/index.ts';
import type { PaperBlock } from '../../pdf/Paper.ts';
import { listContractRows } from '../serviceRequest/listContractRows.ts';
import type { PaperParts } from '../serviceRequest/PaperParts.ts';
import { writePremiumTable } from '../serviceRequest/writePremiumTable.ts';

/** Returns the invoice of a contract for the year that begins on a day: its premium and its payment. */
export function writePremiumInvoice({ policy, holder, texts }: PaperParts, dueOn: string) {
  const { paymentType, paymentMethod } = policy.paymentDetails;
  const blocks: readonly PaperBlock[] = [
    { kind: 'paragraph', text: texts('invoice.intro') },
    {
      kind: 'facts',
      rows: [
        { label: texts('holder'), value: holder },
        ...listContractRows(policy, texts),
        { label: texts('invoice.dueOn'), value: formatDay(dueOn) },
        {
          label: texts('invoice.rate'),
          value: texts(`invoice.rate.${paymentType}`, { amount: writeValue('euro', policy.premiumPm ?? 0) }),
        },
      ],
    },
    { kind: 'heading', text: texts('invoice.tableTitle') },
    writePremiumTable(policy, texts),
    { kind: 'paragraph', text: texts(`invoice.${paymentMethod}`) },
  ];
  return { title: texts('invoice.title', { year: dueOn.slice(0, 4) }), blocks };
}
