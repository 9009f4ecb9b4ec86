import { neutralBrand } from '../../../brand/index.ts';
import { shippedConditions } from '../../content/loadTariffConditions.ts';
import type { OperationCall, Store } from '../../api/OperationCall.ts';
import { makePdf } from '../../pdf/makePdf.ts';
import { createPaperTexts } from '../../texts/createPaperTexts.ts';
import type { FoundPolicy } from '../policy/findPolicy.ts';
import { formatHolderName } from '../serviceRequest/formatHolderName.ts';
import { listDerivedDocuments } from './listDerivedDocuments.ts';
import { listEvbDocuments } from './listEvbDocuments.ts';

/** A document of a contract. */
interface ContractPaper {
  readonly id: string;
  readonly fileName: string;
  /** ISO 8601. */
  readonly created: string;
  /** Draws or reads the PDF. Not for use in a transaction. */
  readonly content: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Lists derived and ordered documents of a contract, newest first. */
export async function listContractPapers(
  call: Pick<OperationCall, 'account' | 'brand' | 'store' | 'today'>,
  { policy, owner }: FoundPolicy,
): Promise<readonly ContractPaper[]> {
  const brand = call.brand ?? neutralBrand;
  const texts = createPaperTexts(brand);
  const parts = { policy, holder: formatHolderName(owner), today: call.today, texts };
  // A foreign content service has conditions of its own, which the page about them shows.
  const conditions = brand.content.host === null ? shippedConditions() : [];
  const derived = [...listDerivedDocuments(parts, conditions), ...(await listEvbDocuments(call, parts))];
  return [
    ...derived.map(({ id, fileName, day, draw }) => ({
      id,
      fileName,
      created: `${day}T12:00:00.000Z`,
      content: () => makePdf({ ...draw(), brand, contact: 'service', pageOf: texts('page') }),
    })),
    ...(await findOrderedPapers(call, policy.policyNumber)),
  ].toSorted((one, other) => other.created.localeCompare(one.created));
}

async function findOrderedPapers(
  { account, store }: Pick<OperationCall, 'account' | 'store'>,
  policyNumber: string,
): Promise<readonly ContractPaper[]> {
  const rows = await store
    .selectFrom('papers')
    .select(['id', 'name', 'created_at'])
    .where('account_id', '=', account.account_id)
    .where('policy_number', '=', policyNumber)
    .execute();
  return rows.map(({ id, name, created_at }) => ({
    id,
    fileName: name,
    created: created_at,
    content: () => loadPaperContent(store, id),
  }));
}

async function loadPaperContent(store: Store, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const { content } = await store
    .selectFrom('papers')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return new Uint8Array(Buffer.from(content, 'base64'));
}
