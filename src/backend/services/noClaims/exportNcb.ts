import { writeValue } from '../../../engine/formats/formats.ts';
import { neutralBrand } from '../../../brand/index.ts';
import { formatDay } from '../../../calendar/index.ts';
import { nameLine } from '../../../domain/names/nameLine.ts';
import type { NoClaimsExport } from '../../../protocol/index.ts';
import { type FileDownload, refuse, type SlowHandler } from '../../api/OperationCall.ts';
import { makePdf } from '../../pdf/makePdf.ts';
import type { Paper, PaperBlock } from '../../pdf/Paper.ts';
import type { Texts } from '../../texts/createTexts.ts';
import { createPaperTexts } from '../../texts/createPaperTexts.ts';
import { findPolicy } from '../policy/findPolicy.ts';
import { listContractRows } from '../serviceRequest/listContractRows.ts';

/** Returns the displayed course as a PDF (API-035). */
export const exportNcb: SlowHandler<'exportNcb'> = {
  prepare: async (call) => {
    const { body, brand, today } = call;
    const found = await findPolicy(call, body.policyNumber);
    if (found === null) return refuse(404, 'NOT_FOUND');
    const from = brand ?? neutralBrand;
    const texts = createPaperTexts(from);
    const rows = [
      ...listContractRows(found.policy, texts),
      { label: texts('noClaims.line'), value: nameLine(body) },
      { label: texts('noClaims.claims'), value: String(body.numberOfAccidents) },
    ];
    const paper: Paper = {
      brand: from,
      title: texts('noClaims.title'),
      day: { iso: today, words: texts('madeOn', { day: formatDay(today) }) },
      contact: 'service',
      pageOf: texts('page'),
      blocks: [
        { kind: 'paragraph', text: texts('noClaims.intro') },
        { kind: 'facts', rows },
        { kind: 'heading', text: texts('noClaims.courseTitle') },
        writeCourseTable(body, texts),
        { kind: 'heading', text: texts('noClaims.summaryTitle') },
        ...writeSummary(body, texts),
      ],
    };
    const file: FileDownload = {
      kind: 'file',
      mediaType: 'application/pdf',
      name: texts('noClaims.fileName', { policyNumber: body.policyNumber }),
      bytes: await makePdf(paper),
    };
    return async () => file;
  },
};

function writeCourseTable({ table }: NoClaimsExport, texts: Texts): PaperBlock {
  return {
    kind: 'table',
    head: ['year', 'without', 'with', 'difference'].map((name) => texts(`noClaims.${name}`)),
    rows: table.map((row) => [
      String(row.calendarYear),
      texts('noClaims.class', { name: row.noAccident, percent: formatDecimal(row.noAccidentPercent) }),
      texts('noClaims.class', { name: row.withAccident, percent: formatDecimal(row.withAccidentPercent) }),
      texts('noClaims.points', { points: formatDecimal(row.withAccidentPercent - row.noAccidentPercent) }),
    ]),
  };
}

/** Returns the cost of claims; for one claim, also the amount up to which paying it oneself is cheaper (NCB-012). */
function writeSummary({ summary, numberOfAccidents }: NoClaimsExport, texts: Texts): PaperBlock[] {
  const { yearlyValue, totalLossPercent, totalLoss, deductible, discountProtection } = summary;
  const values = {
    yearlyValue: writeValue('euro', yearlyValue),
    totalLossPercent: formatDecimal(totalLossPercent),
    totalLoss: writeValue('euro', totalLoss),
    deductible: writeValue('euro', deductible),
    discountProtection: texts(discountProtection ? 'yes' : 'no'),
  };
  const rows = Object.entries(values).map(([name, value]) => ({ label: texts(`noClaims.${name}`), value }));
  const advice = texts('noClaims.advice', { limit: writeValue('euro', totalLoss + deductible) });
  return numberOfAccidents === 1
    ? [
        { kind: 'facts', rows },
        { kind: 'paragraph', text: advice },
      ]
    : [{ kind: 'facts', rows }];
}

const numbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

function formatDecimal(value: number): string {
  return numbers.format(value);
}
