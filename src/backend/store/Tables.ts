import type { ColumnType, Generated } from 'kysely';
import type {
  Account,
  Address,
  AnswerSections,
  ApplicationEntry,
  Claim,
  DeletionJob,
  FileType,
  Functionality,
  NotificationMessage,
  PaymentParts,
  Policy,
  PolicyChange,
} from '../../protocol/index.ts';
import type { Attachment } from './Attachment.ts';
import type { JsonColumn, JsonOrNull, Moment } from './columns.ts';
import type { IdentityTables } from './IdentityTables.ts';

export interface Tables extends IdentityTables {
  readonly accounts: {
    account_id: string;
    /** File name of the seeded account; null for accounts from elsewhere. */
    seed_key: string | null;
    activated: boolean;
    demo: boolean;
    profile: JsonColumn<Account>;
    detected_brands: JsonColumn<readonly string[]>;
    application: JsonColumn<readonly ApplicationEntry[]>;
    special_tariffs: JsonColumn<readonly ApplicationEntry[]>;
    functionalities: JsonColumn<readonly Functionality[]>;
    last_consent_change: string | null;
    /** Set: the account is gone; what the law wants kept of it stays, without its person. */
    deleted_at: Moment | null;
  };
  /** Announced deletions of accounts without an active contract. */
  readonly deletion_jobs: {
    account_id: string;
    state: DeletionJob['state'];
    deletes_on: string;
    postponed_on: string | null;
  };
  readonly policies: {
    policy_number: string;
    account_id: string;
    /** Place in the account's list. */
    position: number;
    seed_key: string | null;
    data: JsonColumn<Policy>;
  };
  /** `partner_id`'s policies appear read-only in `account_id`'s portal. */
  readonly related_accounts: { account_id: string; partner_id: string };
  /** The day an account last changed its name. */
  readonly name_changes: { account_id: string; changed_on: string };
  /** The address an account has from a day on, in place of the one in its profile. */
  readonly pending_addresses: {
    account_id: string;
    valid_from: string;
    address: JsonColumn<Pick<Address, 'street' | 'zip' | 'city' | 'country'>>;
  };
  readonly notifications: {
    id: string;
    account_id: string;
    created_at: Moment;
    message: JsonColumn<NotificationMessage>;
  };
  /** An operation that fails for an account, for demonstrations and tests. Filled by seed data only. */
  readonly faults: { account_id: string; operation: string; status: number; body: string };
  readonly claims: {
    id: string;
    account_id: string;
    policy_number: string;
    reported_at: Moment;
    /** What customer and insurer call it. */
    reference: string;
    /** As sent, with `contractData` replaced by what the insurer knows. */
    claim: JsonColumn<Claim>;
    /** What the customer read and confirmed; null where it was not kept. */
    answers: JsonOrNull<AnswerSections>;
    /** Since when somebody looks into it, and since when it is decided. */
    review_since: Moment | null;
    decided_at: Moment | null;
  };
  /** Files that customers uploaded. The name a file had is not kept. */
  readonly documents: {
    id: string;
    account_id: string;
    /** `pendingCount`: not received as a whole, or not decided yet. */
    state: 'pending' | 'done';
    media_type: FileType;
    /** In bytes, once it is done. */
    size: number;
    created_at: Moment;
    /** When a change named it; until then it is deleted after a day. */
    used_at: Moment | null;
    /** The report it belongs to; null: it is a proof for a change. */
    claim_id: string | null;
    /** What its sender calls a file of a report; of a proof no name is kept. */
    name: string | null;
  };
  /** Forms that were begun and not sent, one for each form and contract of an account. */
  readonly drafts: {
    account_id: string;
    form: string;
    policy_number: string;
    revision: string;
    /** When the customer changed it, and when that was stored here. */
    changed_at: Moment;
    stored_at: Moment;
    /** Step and answers, encrypted. */
    sealed: string;
  };
  /** Changes of contracts. One that is not done yet waits for its day; there is one for each contract at the most. */
  readonly policy_changes: {
    id: string;
    account_id: string;
    policy_number: string;
    received_at: Moment;
    takes_effect_on: string;
    /** To the back office. */
    handed_over: boolean;
    change: JsonColumn<PolicyChange>;
    /** The proof it was sent with. */
    document_id: string | null;
    /** `policies` says it already. */
    done: boolean;
  };
  /** Changes of how contracts are paid. Those that are not done yet count from their days on, in that order. */
  readonly payment_changes: {
    id: string;
    account_id: string;
    policy_number: string;
    received_at: Moment;
    takes_effect_on: string;
    /** To the back office. */
    handed_over: boolean;
    /** Only what is different. */
    change: JsonColumn<PaymentParts>;
    /** `policies` says it already. */
    done: boolean;
  };
  /** Nothing is debited from accounts whose IBAN, without its check digits, begins like this. */
  readonly excluded_banks: { prefix: string };
  /** Every number of an insurance confirmation that was ever given out: none is given out twice. */
  readonly evb_numbers: { number: string };
  /** Who requested the numbers that can still be used. */
  readonly evb_requests: {
    number: string;
    account_id: string;
    policy_number: string;
    requested_on: string;
    /** The last day. */
    valid_until: string;
  };
  /** Papers that an account has ordered, as they were mailed. */
  readonly papers: {
    id: string;
    account_id: string;
    policy_number: string;
    kind: 'greenCard' | 'taxCertificate';
    created_at: Moment;
    /** What it is called when it is saved. */
    name: string;
    /** A PDF in base64. */
    content: string;
  };
  /** Documents of contracts that an account has downloaded. */
  readonly read_documents: {
    account_id: string;
    policy_number: string;
    document_id: string;
    read_at: Moment;
  };
  readonly document_blocks: {
    document_id: string;
    position: number;
    /** Base64. */
    content: string;
  };
  /** The code an account ordered last. */
  readonly activation_codes: {
    account_id: string;
    policy_number: string;
    code_hash: string;
    ordered_at: Moment;
    expires_at: Moment;
    /** How often a wrong code was entered. */
    failures: Generated<number>;
    used_at: Moment | null;
  };
  readonly idempotency_keys: {
    account_id: string;
    operation: string;
    key: string;
    /** Keyed, and without the secrets of the body. */
    body_digest: string;
    answer: JsonColumn<unknown> | null;
    created_at: ColumnType<Moment, Moment | undefined, never>;
  };
  /** How often something was done, by a digest of the limit and of what it counts (`limits/limits.ts`). */
  readonly limit_counters: { key: string; count: number; until: Moment };
  readonly secrets: { name: string; value: JsonColumn<unknown> };
  /** Mails on their way. Of one that was sent, nothing is kept but that it was. */
  readonly outbox: {
    id: Generated<string>;
    created_at: ColumnType<Moment, Moment | undefined, never>;
    /** Whom it is about; null when it goes on whatever happens to the account, or when it has been sent. */
    account_id: string | null;
    from: string;
    to: string;
    reply_to: string;
    subject: string;
    text: string;
    html: string | null;
    /** A letter: `to` is a postal address. */
    by_post: Generated<boolean>;
    attachments: JsonColumn<readonly Attachment[]>;
    attempts: Generated<number>;
    /** Until then somebody delivers it, or a failed attempt waits for the next. */
    not_before: ColumnType<Moment, Moment | undefined, Moment>;
    sent_at: Moment | null;
  };
}
