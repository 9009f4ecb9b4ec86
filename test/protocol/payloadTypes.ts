import type { RequestOf } from '../../src/protocol/index.ts';
import type { Payloads as AccountDetails } from '../snapshots/types/account-details.ts';
import type { Payloads as ActivationOrder } from '../snapshots/types/activation-order.ts';
import type { Payloads as Activation } from '../snapshots/types/activation.ts';
import type { Payloads as ChangeAddress } from '../snapshots/types/change-address.ts';
import type { Payloads as ChangeEmail } from '../snapshots/types/change-email.ts';
import type { Payloads as ChangePassword } from '../snapshots/types/change-password.ts';
import type { Payloads as ClaimReport } from '../snapshots/types/claim-report.ts';
import type { Payloads as ContactAccompaniedDriving } from '../snapshots/types/contact-accompanied-driving.ts';
import type { Payloads as ContactCallback } from '../snapshots/types/contact-callback.ts';
import type { Payloads as ContactMail } from '../snapshots/types/contact-mail.ts';
import type { Payloads as ContactTemporaryCoverage } from '../snapshots/types/contact-temporary-coverage.ts';
import type { Payloads as Communication } from '../snapshots/types/communication.ts';
import type { Payloads as ContractAddress } from '../snapshots/types/contract-address.ts';
import type { Payloads as ContractChange } from '../snapshots/types/contract-change.ts';
import type { Payloads as DeleteAccount } from '../snapshots/types/delete-account.ts';
import type { Payloads as NcbCalculator } from '../snapshots/types/ncb-calculator.ts';
import type { Payloads as PaymentDetails } from '../snapshots/types/payment-details.ts';
import type { Payloads as Evb } from '../snapshots/types/evb.ts';
import type { Payloads as PostponeDeletion } from '../snapshots/types/postpone-deletion.ts';

/**
 * What the forms send against what the protocol takes: compiling this file is the check. Types of forms are written by
 * `npm run forms -- types --write`.
 */
export type Sent = [
  // Nothing is sent before private or business is chosen, and then the policy number is asked.
  Fits<ActivationOrder['orderActivationCode'] & { policyNumber: string }, RequestOf<'orderActivationCode'>>,
  Fits<Activation['activateAccount'], RequestOf<'activateAccount'>>,
  Fits<ClaimReport['reportClaim'], RequestOf<'reportClaim'>>,
  Fits<ContactTemporaryCoverage['requestTemporaryCoverage'], RequestOf<'requestTemporaryCoverage'>>,
  Fits<ContactAccompaniedDriving['requestAccompaniedDriving'], RequestOf<'requestAccompaniedDriving'>>,
  Fits<ContactMail['sendMailContact'], RequestOf<'sendMailContact'>>,
  Fits<ContactCallback['requestPhoneContact'], RequestOf<'requestPhoneContact'>>,
  // Companies have no last name, and no way to send the form.
  Fits<AccountDetails['changeName'] & { newLastName: string }, RequestOf<'changeName'>>,
  Fits<ChangeAddress['validateAddress'], RequestOf<'validateAddress'>>,
  Fits<ChangeAddress['changeAddress'], RequestOf<'changeAddress'>>,
  Fits<Communication['changeConsent'], RequestOf<'changeConsent'>>,
  Fits<ChangeEmail['changeEmail'], RequestOf<'changeEmail'>>,
  Fits<ChangePassword['changePassword'], RequestOf<'changePassword'>>,
  Fits<DeleteAccount['deleteAccount'], RequestOf<'deleteAccount'>>,
  Fits<ContractChange['calculatePolicyChange'] & Stored, RequestOf<'calculatePolicyChange'>>,
  Fits<ContractChange['changePolicy'] & Stored, RequestOf<'changePolicy'>>,
  Fits<ContractAddress['calculateAddressChange'] & Stored, RequestOf<'calculateAddressChange'>>,
  Fits<ContractAddress['changePolicy'] & Stored, RequestOf<'changePolicy'>>,
  Fits<PaymentDetails['validateAddress'], RequestOf<'validateAddress'>>,
  Fits<PaymentDetails['changePaymentDetails'] & Account, RequestOf<'changePaymentDetails'>>,
  // The class is found in the row of the line, and the course is sent as the calculation brought it.
  Fits<NcbCalculator['calculateNcb'] & { currentNcb: string }, RequestOf<'calculateNcb'>>,
  Fits<
    NcbCalculator['exportNcb'] & Pick<RequestOf<'exportNcb'>, 'table' | 'summary'>,
    RequestOf<'exportNcb'>
  >,
  Fits<Evb['requestEvb'], RequestOf<'requestEvb'>>,
  // The address of another owner is checked only where there is one.
  Fits<Required<Evb['validateAddress']>, RequestOf<'validateAddress'>>,
  Fits<Evb['calculateAddressChange'] & Stored & FromDay, RequestOf<'calculateAddressChange'>>,
  Fits<Evb['changePolicy'] & Stored & FromDay, RequestOf<'changePolicy'>>,
  Nothing<keyof PostponeDeletion>,
];

/** What is sent as the contract says it; the contract may say something new. */
type Stored = Required<Pick<RequestOf<'changePolicy'>, 'usageType' | 'occupationalGroup' | 'paymentMethod'>>;

/** An account is sent with what was asked of it, or as the contract says it. */
interface Account {
  readonly bankAccount?: { readonly iban: string; readonly accountHolder: object };
}
/** Nobody is asked for the day: it is today, or the one that is set. */
type FromDay = Required<Pick<RequestOf<'changePolicy'>, 'validFrom'>>;

/** For a form that sends no body. */
type Nothing<Operation extends never> = Operation;

/** An error names the members the protocol does not know. */
type Fits<Body extends Taken & Record<Unknown<Body, Taken>, never>, Taken> = Body;

/** Members of `Body`, at any depth, that `Taken` does not have. */
type Unknown<Body, Taken> = Body extends readonly (infer Row)[]
  ? Taken extends readonly (infer TakenRow)[]
    ? Unknown<Row, TakenRow>
    : never
  : Body extends object
    ? {
        [Name in keyof Body]-?: Name extends keyof Taken
          ? Unknown<NonNullable<Body[Name]>, NonNullable<Taken[Name]>>
          : Name;
      }[keyof Body]
    : never;

// @ts-expect-error the protocol does not know a member
export type Stranger = Fits<{ inner: { known: string; other: string } }, { inner: { known: string } }>;
// @ts-expect-error the protocol wants what may be absent
export type Absent = Fits<{ known?: string }, { known: string }>;
// @ts-expect-error the protocol does not know an option
export type Option = Fits<{ known: 'YES' | 'MAYBE' }, { known: 'YES' | 'NO' }>;
