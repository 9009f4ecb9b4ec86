import { neutralBrand } from '../../../brand/index.ts';
import { formatDay } from '../../../calendar/index.ts';
import { writeValue } from '../../../engine/formats/formats.ts';
import type { AnswerSections, ClaimFile } from '../../../protocol/index.ts';
import { type FileDownload, refuse, type SlowHandler } from '../../api/OperationCall.ts';
import { makePdf } from '../../pdf/makePdf.ts';
import type { PaperBlock } from '../../pdf/Paper.ts';
import type { Texts } from '../../texts/createTexts.ts';
import { createPaperTexts } from '../../texts/createPaperTexts.ts';
import { findClaimFiles, takesFiles } from './claimFiles.ts';
import { type StoredClaim, findClaim } from './findClaims.ts';
import { settings } from '../../settings/settings.ts';

/** Returns a report as a PDF: its number, then every answer in the words of the form. */
export const downloadClaimReport: SlowHandler<'downloadClaimReport'> = {
  prepare: async (call) => {
    const claim = await findClaim(call.store, call.account.account_id, call.path.claimId);
    if (claim === null) return refuse(404, 'NOT_FOUND');
    const files = takesFiles(call) ? await findClaimFiles(call.store, claim.id) : [];
    const from = call.brand ?? neutralBrand;
    const texts = createPaperTexts(from);
    const file: FileDownload = {
      kind: 'file',
      mediaType: 'application/pdf',
      name: texts('claim.fileName', { reference: claim.reference }),
      bytes: await makePdf({
        brand: from,
        title: texts('claim.title', { reference: claim.reference }),
        day: { iso: call.today, words: texts('madeOn', { day: formatDay(call.today) }) },
        contact: 'claims',
        pageOf: texts('page'),
        blocks: [
          { kind: 'facts', rows: buildClaimFacts(claim, texts) },
          ...buildAnswerBlocks(claim.answers ?? [], texts),
          ...listFiles(files, texts),
        ],
      }),
    };
    return async () => file;
  },
};

type Rows = Extract<PaperBlock, { kind: 'facts' }>['rows'];

function buildClaimFacts({ reference, reported_at, policy_number, claim }: StoredClaim, texts: Texts): Rows {
  const { carModel, licensePlate } = claim.contractData;
  return [
    { label: texts('claim.reference'), value: reference },
    { label: texts('claim.reportedAt'), value: writeValue('dateTime', reported_at) },
    { label: texts('vehicle'), value: [carModel, licensePlate].filter(Boolean).join(', ') },
    { label: texts('policyNumber'), value: policy_number },
    { label: texts('claim.claimDate'), value: formatDay(claim.claimDetails.claimDate) },
  ];
}

function buildAnswerBlocks(answers: AnswerSections, texts: Texts): readonly PaperBlock[] {
  return answers.flatMap(({ title, groups }) => [
    { kind: 'heading', text: title } as const,
    ...groups.flatMap((group): readonly PaperBlock[] => [
      ...(group.title === undefined ? [] : [{ kind: 'paragraph', text: group.title } as const]),
      { kind: 'facts', rows: group.rows.flatMap((row) => buildFactRows(row, texts)) },
    ]),
  ]);
}

function listFiles(files: readonly ClaimFile[], texts: Texts): readonly PaperBlock[] {
  if (files.length === 0) return [];
  const rows = files.map(({ name, size }) => ({ label: name, value: writeValue('fileSize', size) }));
  return [
    { kind: 'heading', text: texts('claim.files') },
    { kind: 'facts', rows },
  ];
}

/** Builds the rows of an answer. A long answer has a row for each part that fits on a page. */
function buildFactRows(
  { question, answer }: AnswerSections[number]['groups'][number]['rows'][number],
  texts: Texts,
): Rows {
  const [first = texts('claim.none'), ...more] = splitLongText(answer ?? '');
  return [
    { label: question, value: first },
    ...more.map((value) => ({ label: texts('claim.continued', { question }), value })),
  ];
}

const { answerPartLength, answerPartLines } = settings.paper;

function splitLongText(text: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const word of text.match(/\S+\s*/g) ?? []) {
    for (let from = 0; from < word.length; from += answerPartLength) {
      const piece = word.slice(from, from + answerPartLength);
      if (part.length + piece.length > answerPartLength || part.split('\n').length > answerPartLines) {
        parts.push(part.trim());
        part = '';
      }
      part += piece;
    }
  }
  return part.trim() === '' ? parts : [...parts, part.trim()];
}
