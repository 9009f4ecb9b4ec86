import type { OperationRequest } from '../../src/protocol/index.ts';
import type { Payloads as AccountDetails } from '../snapshots/types/account-details.ts';
import type { Payloads as ActivationOrder } from '../snapshots/types/activation-order.ts';
import type { Payloads as Activation } from '../snapshots/types/activation.ts';
import type { Payloads as ChangeAddress } from '../snapshots/types/change-address.ts';
import type { Payloads as ChangeEmail } from '../snapshots/types/change-email.ts';
import type { Payloads as ChangePassword } from '../snapshots/types/change-password.ts';
import type { Payloads as ClaimAnimal } from '../snapshots/types/claim-animal.ts';
import type { Payloads as ClaimGlass } from '../snapshots/types/claim-glass.ts';
import type { Payloads as ClaimHail } from '../snapshots/types/claim-hail.ts';
import type { Payloads as ClaimMarten } from '../snapshots/types/claim-marten.ts';
import type { Payloads as ClaimParked } from '../snapshots/types/claim-parked.ts';
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
 * Compares the payloads of the forms with the requests of the protocol: the compiler makes the check. Types of forms are written by
 * `npm run forms -- types --write`.
 */
export type Sent = [
  // The form cannot be sent before private or business is chosen, and then the policy number is required.
  Fits<
    ActivationOrder['orderActivationCode'] & { policyNumber: string },
    OperationRequest<'orderActivationCode'>
  >,
  Fits<Activation['activateAccount'], OperationRequest<'activateAccount'>>,
  Fits<ClaimReport['reportClaim'], OperationRequest<'reportClaim'>>,
  Fits<ClaimAnimal['reportClaim'], OperationRequest<'reportClaim'>>,
  Fits<ClaimGlass['reportClaim'], OperationRequest<'reportClaim'>>,
  Fits<ClaimHail['reportClaim'], OperationRequest<'reportClaim'>>,
  Fits<ClaimMarten['reportClaim'], OperationRequest<'reportClaim'>>,
  Fits<ClaimParked['reportClaim'], OperationRequest<'reportClaim'>>,
  // The form cannot be sent without the day.
  Fits<ContractAddress['changeAddress'] & { validFrom: string }, OperationRequest<'changeAddress'>>,
  Fits<Evb['changeAddress'], OperationRequest<'changeAddress'>>,
  Fits<ContactTemporaryCoverage['requestTemporaryCoverage'], OperationRequest<'requestTemporaryCoverage'>>,
  Fits<ContactAccompaniedDriving['requestAccompaniedDriving'], OperationRequest<'requestAccompaniedDriving'>>,
  Fits<ContactMail['sendMailContact'], OperationRequest<'sendMailContact'>>,
  Fits<ContactCallback['requestPhoneContact'], OperationRequest<'requestPhoneContact'>>,
  // Companies have no last name, and no way to send the form.
  Fits<AccountDetails['changeName'] & { newLastName: string }, OperationRequest<'changeName'>>,
  Fits<ChangeAddress['validateAddress'], OperationRequest<'validateAddress'>>,
  Fits<ChangeAddress['changeAddress'], OperationRequest<'changeAddress'>>,
  Fits<Communication['changeConsent'], OperationRequest<'changeConsent'>>,
  Fits<ChangeEmail['changeEmail'], OperationRequest<'changeEmail'>>,
  Fits<ChangePassword['changePassword'], OperationRequest<'changePassword'>>,
  Fits<DeleteAccount['deleteAccount'], OperationRequest<'deleteAccount'>>,
  Fits<ContractChange['calculatePolicyChange'] & Stored, OperationRequest<'calculatePolicyChange'>>,
  Fits<ContractChange['changePolicy'] & Stored, OperationRequest<'changePolicy'>>,
  Fits<ContractAddress['calculateAddressChange'] & Stored, OperationRequest<'calculateAddressChange'>>,
  Fits<ContractAddress['changePolicy'] & Stored, OperationRequest<'changePolicy'>>,
  Fits<PaymentDetails['validateAddress'], OperationRequest<'validateAddress'>>,
  Fits<PaymentDetails['changePaymentDetails'] & Account, OperationRequest<'changePaymentDetails'>>,
  // The class comes from the row of its cover, and the course is sent as the calculation returned it.
  Fits<NcbCalculator['calculateNcb'] & { currentNcb: string }, OperationRequest<'calculateNcb'>>,
  Fits<
    NcbCalculator['exportNcb'] & Pick<OperationRequest<'exportNcb'>, 'table' | 'summary'>,
    OperationRequest<'exportNcb'>
  >,
  Fits<Evb['requestEvb'], OperationRequest<'requestEvb'>>,
  // The address of another owner is checked only where there is one.
  Fits<Required<Evb['validateAddress']>, OperationRequest<'validateAddress'>>,
  Fits<Evb['calculateAddressChange'] & Stored & FromDay, OperationRequest<'calculateAddressChange'>>,
  Fits<Evb['changePolicy'] & Stored & FromDay, OperationRequest<'changePolicy'>>,
  Nothing<keyof PostponeDeletion>,
];

/** Values that are sent as they are in the contract, which may have new ones. */
type Stored = Required<
  Pick<OperationRequest<'changePolicy'>, 'usageType' | 'occupationalGroup' | 'paymentMethod'>
>;

/** An account is sent with the answers of the form, or as it is in the contract. */
interface Account {
  readonly bankAccount?: { readonly iban: string; readonly accountHolder: object };
}
/** The form does not ask for the day: it is today, or the day of the settings. */
type FromDay = Required<Pick<OperationRequest<'changePolicy'>, 'validFrom'>>;

/** For a form that sends no body. */
type Nothing<Operation extends never> = Operation;

/** An error names the members that the protocol does not have. */
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

// @ts-expect-error the protocol does not have this member
export type Stranger = Fits<{ inner: { known: string; other: string } }, { inner: { known: string } }>;
// @ts-expect-error the protocol requires a member that may be absent
export type Absent = Fits<{ known?: string }, { known: string }>;
// @ts-expect-error the protocol does not have this option
export type Option = Fits<{ known: 'YES' | 'MAYBE' }, { known: 'YES' | 'NO' }>;
