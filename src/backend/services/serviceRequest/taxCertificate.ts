import { writeValue } from '../../../engine/formats/formats.ts';
import { listContractRows } from './listContractRows.ts';
import type { PaperParts } from './PaperParts.ts';
import { sumYearlyCents, writePremiumTable } from './writePremiumTable.ts';

/** Lines of third-party liability; the second one is that of KINTO. */
const liability: readonly string[] = ['20Y1', '20Y11'];

/** The yearly premium of a contract without and with tax, and the part of it that is deductible as provision. */
export const taxCertificate = {
  fileName: ({ policy, today, texts }: PaperParts) =>
    texts('taxCertificate.fileName', { policyNumber: policy.policyNumber, year: getYear(today) }),
  draw: ({ policy, holder, today, texts }: PaperParts) => {
    const year = getYear(today);
    const guarantees = policy.risks.flatMap((risk) => risk.guarantees);
    const provision = sumYearlyCents(guarantees.filter(({ lob }) => liability.includes(lob)));
    return {
      title: texts('taxCertificate.title'),
      blocks: [
        { kind: 'paragraph', text: texts('taxCertificate.intro', { year }) },
        {
          kind: 'facts',
          rows: [{ label: texts('holder'), value: holder }, ...listContractRows(policy, texts)],
        },
        { kind: 'heading', text: texts('taxCertificate.tableTitle', { year }) },
        writePremiumTable(policy, texts),
        {
          kind: 'paragraph',
          text: texts('taxCertificate.liability', { amount: writeValue('euro', provision / 100) }),
        },
      ],
    } as const;
  },
};

function getYear(day: string): string {
  return day.slice(0, 4);
}
