import type { Guarantee } from '../../../protocol/index.ts';
import { contractRows, euro } from './contractRows.ts';
import type { PaperParts } from './PaperParts.ts';

/** Third-party liability, and that of KINTO. */
const liability: readonly string[] = ['20Y1', '20Y11'];

/** What the contract costs in a year, without and with tax, and what of it counts as provision. */
export const taxCertificate = {
  fileName: ({ policy, today, texts }: PaperParts) =>
    texts('taxCertificate.fileName', { policyNumber: policy.policyNumber, year: yearOf(today) }),
  draw: ({ policy, holder, today, texts }: PaperParts) => {
    const year = yearOf(today);
    const guarantees = policy.risks.flatMap((risk) => risk.guarantees);
    const provision = sumOf(guarantees.filter(({ lob }) => liability.includes(lob)));
    return {
      title: texts('taxCertificate.title'),
      blocks: [
        { kind: 'paragraph', text: texts('taxCertificate.intro', { year }) },
        {
          kind: 'facts',
          rows: [{ label: texts('holder'), value: holder }, ...contractRows(policy, texts)],
        },
        { kind: 'heading', text: texts('taxCertificate.tableTitle', { year }) },
        {
          kind: 'table',
          head: ['line', 'gross', 'net', 'tax'].map((name) => texts(`taxCertificate.${name}`)),
          rows: [
            ...guarantees.map((guarantee) => amounts(guarantee.description ?? guarantee.lob, [guarantee])),
            amounts(texts('taxCertificate.total'), guarantees),
          ],
        },
        { kind: 'paragraph', text: texts('taxCertificate.liability', { amount: euro(provision / 100) }) },
      ],
    } as const;
  },
};

/** Gross, net and tax of 19 per cent; net is rounded, tax is the rest. */
function amounts(name: string, guarantees: readonly Guarantee[]): readonly string[] {
  const rows = guarantees.map((guarantee) => sumOf([guarantee]));
  const gross = rows.reduce((sum, cents) => sum + cents, 0);
  const net = rows.reduce((sum, cents) => sum + Math.round((cents * 100) / 119), 0);
  return [name, ...[gross, net, gross - net].map((cents) => euro(cents / 100))];
}

function sumOf(guarantees: readonly Guarantee[]): number {
  return guarantees.reduce((sum, { premiumA }) => sum + Math.round((premiumA ?? 0) * 100), 0);
}

function yearOf(day: string): string {
  return day.slice(0, 4);
}
