import { randomUUID } from 'node:crypto';
import { neutralBrand } from '../../../brand/index.ts';
import { formatDay } from '../../../calendar/index.ts';
import { nameVehicle } from '../../../domain/names/nameVehicle.ts';
import type { Policy } from '../../../protocol/index.ts';
import type { OperationCall, SlowHandler } from '../../api/OperationCall.ts';
import { createAccountMail } from '../../mail/createAccountMail.ts';
import type { Letter } from '../../mail/Letter.ts';
import { queueAccountMail } from '../../mail/queueAccountMail.ts';
import { makePdf } from '../../pdf/makePdf.ts';
import type { Paper } from '../../pdf/Paper.ts';
import { createPaperTexts } from '../../texts/createPaperTexts.ts';
import { findContractWithPaper } from './findContractWithPaper.ts';
import { greenCard } from './greenCard.ts';
import { formatHolderName } from './formatHolderName.ts';
import type { PaperParts } from './PaperParts.ts';
import { taxCertificate } from './taxCertificate.ts';
import greenCardMail from './greenCardMail.de.json' with { type: 'json' };
import taxCertificateMail from './taxCertificateMail.de.json' with { type: 'json' };

type PaperKind = 'greenCard' | 'taxCertificate';

interface PaperDefinition {
  /** Facts of contracts without this paper. */
  readonly notFor: readonly string[];
  readonly fileName: (parts: PaperParts) => string;
  readonly draw: (parts: PaperParts) => Pick<Paper, 'title' | 'blocks'>;
}

const definitions: Readonly<Record<PaperKind, PaperDefinition>> = {
  greenCard: { notFor: ['policy.isKps', 'policy.isJungMobil', 'policy.isTerminated'], ...greenCard },
  taxCertificate: { notFor: ['policy.isKps', 'policy.isJungMobil'], ...taxCertificate },
};

const mails = {
  greenCard: createAccountMail('greenCardMail', greenCardMail),
  taxCertificate: createAccountMail('taxCertificateMail', taxCertificateMail),
} as const satisfies Readonly<Record<PaperKind, unknown>>;

/** Makes a paper, stores it and mails it to the address of the account. */
export function orderPaper(kind: PaperKind): SlowHandler<'requestGreenCard' | 'requestTaxCertificate'> {
  return {
    prepare: async (call) => {
      const { path, brand, today } = call;
      const { notFor, fileName, draw } = definitions[kind];
      const found = await findContractWithPaper(call, path.policyNumber, notFor);
      if ('kind' in found) return found;
      const { policy, owner } = found;
      const from = brand ?? neutralBrand;
      const texts = createPaperTexts(from);
      const parts = { policy, holder: formatHolderName(owner), today, texts };
      const bytes = await makePdf({
        ...draw(parts),
        brand: from,
        day: { iso: today, words: texts('madeOn', { day: formatDay(today) }) },
        contact: 'service',
        pageOf: texts('page'),
      });
      const file = { name: fileName(parts), content: Buffer.from(bytes).toString('base64') };
      return async (effect) => {
        await storePaper(effect, { kind, policyNumber: path.policyNumber, ...file });
        await queueAccountMail(effect, 'paper', writeLetter(effect, { kind, policy, file }));
        return { kind: 'answer', status: 204 };
      };
    },
  };
}

interface FinishedPaper {
  readonly kind: PaperKind;
  readonly policyNumber: string;
  readonly name: string;
  readonly content: string;
}

async function storePaper(
  { store, account, now }: Pick<OperationCall, 'store' | 'account' | 'now'>,
  { kind, policyNumber, name, content }: FinishedPaper,
): Promise<void> {
  await store
    .insertInto('papers')
    .values({
      id: randomUUID(),
      account_id: account.account_id,
      policy_number: policyNumber,
      kind,
      created_at: now.toISOString(),
      name,
      content,
    })
    .execute();
}

interface MailedPaper {
  readonly kind: PaperKind;
  readonly policy: Policy;
  readonly file: { readonly name: string; readonly content: string };
}

function writeLetter(
  { account, brand }: Pick<OperationCall, 'account' | 'brand'>,
  { kind, policy, file }: MailedPaper,
): Letter {
  const [risk] = policy.risks;
  const vehicle = [nameVehicle(policy), risk?.licensePlate].filter(Boolean).join(' ');
  return {
    ...mails[kind]({
      account: account.profile,
      brand,
      values: { vehicle, policyNumber: policy.policyNumber },
    }),
    attachments: [{ ...file, mediaType: 'application/pdf' }],
  };
}
