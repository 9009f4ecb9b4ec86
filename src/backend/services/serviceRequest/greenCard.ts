import { addDays, formatDay } from '../../../calendar/index.ts';
import { listContractRows } from './listContractRows.ts';
import type { PaperParts } from './PaperParts.ts';

/** The international insurance card: holder, vehicle, period and countries. It is no official form. */
export const greenCard = {
  fileName: ({ policy, texts }: PaperParts) =>
    texts('greenCard.fileName', { policyNumber: policy.policyNumber }),
  draw: ({ policy, holder, today, texts }: PaperParts) => {
    // A contract ends at the begin of its end date, so that its last day is the one before.
    const until = policy.endDate ? addDays(policy.endDate, -1) : `${today.slice(0, 4)}-12-31`;
    const number = policy.policyNumber.replace(/\D/g, '');
    return {
      title: texts('greenCard.title'),
      blocks: [
        { kind: 'paragraph', text: texts('greenCard.intro') },
        {
          kind: 'facts',
          rows: [
            { label: texts('greenCard.number'), value: `D/${number}` },
            {
              label: texts('greenCard.validity'),
              value: texts('greenCard.period', { from: formatDay(today), until: formatDay(until) }),
            },
            ...listContractRows(policy, texts),
            { label: texts('holder'), value: holder },
          ],
        },
        { kind: 'heading', text: texts('greenCard.countriesTitle') },
        ...['1', '2', '3', '4'].map(
          (part) => ({ kind: 'paragraph', text: texts(`greenCard.countries.${part}`) }) as const,
        ),
      ],
    } as const;
  },
};
