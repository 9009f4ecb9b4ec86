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
import type { AuditTables } from './AuditTables.ts';
import type { JsonColumn, JsonOrNull, Moment } from './columns.ts';
import type { IdentityTables } from './IdentityTables.ts';

export interface Tables extends IdentityTables, AuditTables {
  readonly accounts: {
    account_id: string;
    /** The id of the brand whose provider signs the account in; null for an account of unknown brand, which no token opens. */
    brand: string | null;
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
    /** The time at which the account was deleted; data required by law stay, without the person. */
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
    /** Position in the account's list. */
    position: number;
    seed_key: string | null;
    data: JsonColumn<Policy>;
  };
  /** `partner_id`'s policies appear read-only in `account_id`'s portal. */
  readonly related_accounts: { account_id: string; partner_id: string };
  /** The days of the last change of names. */
  readonly name_changes: { account_id: string; changed_on: string };
  /** Addresses that are valid from a day on, in place of the one in the profile. */
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
  /** Operations that fail for an account, for demonstrations and tests. Filled by seed data only. */
  readonly faults: { account_id: string; operation: string; status: number; body: string };
  readonly claims: {
    id: string;
    account_id: string;
    policy_number: string;
    reported_at: Moment;
    /** The number that customer and insurer use. */
    reference: string;
    /** The claim as sent, with the insurer's own `contractData`. */
    claim: JsonColumn<Claim>;
    /** The answers as the customer confirmed them; null where they were not stored. */
    answers: JsonOrNull<AnswerSections>;
    /** The begin of the review, and the time of the decision. */
    review_since: Moment | null;
    decided_at: Moment | null;
  };
  /** Files that customers uploaded. */
  readonly documents: {
    id: string;
    account_id: string;
    /** `pending`: not received completely, or not yet accepted. */
    state: 'pending' | 'done';
    media_type: FileType;
    /** Size in bytes, once the document is done. */
    size: number;
    created_at: Moment;
    /** The time at which a change used it; an unused document is deleted after a day. */
    used_at: Moment | null;
    /** The report it belongs to; null for a proof of a change. */
    claim_id: string | null;
    /** The file name of a report's file; the name of a proof is not stored. */
    name: string | null;
  };
  /** Forms that were begun and not sent, one for each form and contract of an account. */
  readonly drafts: {
    account_id: string;
    form: string;
    policy_number: string;
    revision: string;
    /** The time of the customer's change, and the time at which it was stored. */
    changed_at: Moment;
    stored_at: Moment;
    /** Step and answers, encrypted. */
    sealed: string;
  };
  /** Drafts that were sent, the last one for each form and contract of an account. */
  readonly sent_drafts: {
    account_id: string;
    form: string;
    policy_number: string;
    /** The address of the receipt in the portal; null where customers read no receipts. */
    receipt: string | null;
    sent_at: Moment;
  };
  /** Changes of contracts. A change that is not done is pending until its day; a contract has at most one. */
  readonly policy_changes: {
    id: string;
    account_id: string;
    policy_number: string;
    received_at: Moment;
    takes_effect_on: string;
    /** True when the change is handed over to the back office. */
    handed_over: boolean;
    change: JsonColumn<PolicyChange>;
    /** The proof sent with the change. */
    document_id: string | null;
    /** True when the change is already part of `policies`. */
    done: boolean;
  };
  /** Changes of the payment of contracts. Pending ones become valid on their days, in that order. */
  readonly payment_changes: {
    id: string;
    account_id: string;
    policy_number: string;
    received_at: Moment;
    takes_effect_on: string;
    /** True when the change is handed over to the back office. */
    handed_over: boolean;
    /** Only the changed parts. */
    change: JsonColumn<PaymentParts>;
    /** True when the change is already part of `policies`. */
    done: boolean;
  };
  /** Accounts whose IBAN, without its check digits, begins with a prefix cannot be debited. */
  readonly excluded_banks: { prefix: string };
  /** All numbers of insurance confirmations ever given out, so that none is used twice. */
  readonly evb_numbers: { number: string };
  /** Requests for numbers that are still valid. */
  readonly evb_requests: {
    number: string;
    account_id: string;
    policy_number: string;
    requested_on: string;
    /** The last day on which the number is valid. */
    valid_until: string;
  };
  /** Papers that an account has ordered, as they were mailed. */
  readonly papers: {
    id: string;
    account_id: string;
    policy_number: string;
    kind: 'greenCard' | 'taxCertificate';
    created_at: Moment;
    /** The file name for downloads. */
    name: string;
    /** The PDF in base64. */
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
    /** The content in base64. */
    content: string;
  };
  /** The last code that each account has ordered. */
  readonly activation_codes: {
    account_id: string;
    policy_number: string;
    code_hash: string;
    ordered_at: Moment;
    expires_at: Moment;
    /** The number of wrong attempts. */
    failures: Generated<number>;
    used_at: Moment | null;
  };
  readonly idempotency_keys: {
    account_id: string;
    operation: string;
    key: string;
    /** A keyed digest of the whole request, with its secrets. */
    body_digest: string;
    answer: JsonColumn<unknown> | null;
    created_at: ColumnType<Moment, Moment | undefined, never>;
  };
  /** Counts of limits, by a digest of the limit and its key (`limits/limits.ts`). */
  readonly limit_counters: { key: string; count: number; until: Moment };
  readonly secrets: { name: string; value: JsonColumn<unknown> };
  /** Mails to be sent. Recipient and content of a sent mail are erased. */
  readonly outbox: {
    id: Generated<string>;
    created_at: ColumnType<Moment, Moment | undefined, never>;
    /** The account of the mail; null when the mail does not depend on one, or was sent. */
    account_id: string | null;
    from: string;
    to: string;
    reply_to: string;
    subject: string;
    text: string;
    html: string | null;
    /** True for a letter, whose `to` is a postal address. */
    by_post: Generated<boolean>;
    attachments: JsonColumn<readonly Attachment[]>;
    attempts: Generated<number>;
    /** Until this time a process delivers the mail, or it waits for the next attempt. */
    not_before: ColumnType<Moment, Moment | undefined, Moment>;
    sent_at: Moment | null;
  };
}
