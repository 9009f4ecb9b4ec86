import { createHash } from 'node:crypto';
import { formatDay } from '../../../calendar/index.ts';
import type { OperationCall } from '../../api/OperationCall.ts';
import type { PaperBlock } from '../../pdf/Paper.ts';
import { listContractRows } from '../serviceRequest/listContractRows.ts';
import type { PaperParts } from '../serviceRequest/PaperParts.ts';
import type { DerivedDocument } from './DerivedDocument.ts';
import { formatPaperDay } from './formatPaperDay.ts';

/** Lists the insurance confirmations that the account has requested for a contract and that are still valid. */
export async function listEvbDocuments(
  { account, store }: Pick<OperationCall, 'account' | 'store'>,
  parts: PaperParts,
): Promise<readonly DerivedDocument[]> {
  const { policy, today, texts } = parts;
  const rows = await store
    .selectFrom('evb_requests')
    .select(['number', 'requested_on', 'valid_until'])
    .where('account_id', '=', account.account_id)
    .where('policy_number', '=', policy.policyNumber)
    .where('valid_until', '>=', today)
    .execute();
  return rows.map(({ number, requested_on, valid_until }) => ({
    // The number is a secret that allows its use, so it is not part of an address.
    id: `evb-${createHash('sha256').update(number).digest('hex').slice(0, 32)}`,
    fileName: texts('evb.fileName', { policyNumber: policy.policyNumber }),
    day: requested_on,
    draw: () => ({
      title: texts('evb.title'),
      day: formatPaperDay(requested_on, texts),
      blocks: buildEvbBlocks(parts, number, valid_until),
    }),
  }));
}

function buildEvbBlocks(
  { policy, texts }: PaperParts,
  number: string,
  validUntil: string,
): readonly PaperBlock[] {
  return [
    { kind: 'paragraph', text: texts('evb.intro') },
    {
      kind: 'facts',
      rows: [
        { label: texts('evb.number'), value: number },
        { label: texts('evb.validUntil'), value: formatDay(validUntil) },
        ...listContractRows(policy, texts),
      ],
    },
    { kind: 'paragraph', text: texts('evb.once') },
  ];
}
