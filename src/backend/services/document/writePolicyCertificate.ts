import { writeAmountInColumn } from '../../../engine/formats/formats.ts';
import { addDays, formatDay } from '../../../calendar/index.ts';
import { findShownNoClaims } from '../../../domain/findShownNoClaims.ts';
import { nameLine } from '../../../domain/names/nameLine.ts';
import type { Guarantee } from '../../../protocol/index.ts';
import type { PaperBlock } from '../../pdf/Paper.ts';
import type { Texts } from '../../texts/createTexts.ts';
import { listContractRows } from '../serviceRequest/listContractRows.ts';
import type { PaperParts } from '../serviceRequest/PaperParts.ts';

/** Returns the certificate of a contract: vehicle, holder and begin of the insurance, as of the day of the request. */
export function writePolicyCertificate({ policy, holder, texts }: PaperParts, validFrom: string) {
  const { endDate, risks } = policy;
  // A contract ends at the begin of its end date, so that its last day is the one before.
  const lastDay = endDate
    ? [{ label: texts('certificate.lastDay'), value: formatDay(addDays(endDate, -1)) }]
    : [];
  const blocks: readonly PaperBlock[] = [
    { kind: 'paragraph', text: texts('certificate.intro') },
    {
      kind: 'facts',
      rows: [
        { label: texts('holder'), value: holder },
        ...listContractRows(policy, texts),
        { label: texts('certificate.validFrom'), value: formatDay(validFrom) },
        ...lastDay,
      ],
    },
    { kind: 'heading', text: texts('certificate.coverTitle') },
    {
      kind: 'table',
      head: ['line', 'noClaims', 'premium'].map((name) => texts(`certificate.${name}`)),
      rows: risks.flatMap((risk) => risk.guarantees.map((guarantee) => writeCoverRow(guarantee, texts))),
    },
    { kind: 'paragraph', text: texts('certificate.conditions') },
  ];
  return { title: texts('certificate.title'), blocks };
}

function writeCoverRow(guarantee: Guarantee, texts: Texts): readonly string[] {
  return [
    guarantee.description || nameLine(guarantee),
    findShownNoClaims(guarantee).level ?? texts('certificate.none'),
    writeAmountInColumn(guarantee.premiumA ?? 0),
  ];
}
