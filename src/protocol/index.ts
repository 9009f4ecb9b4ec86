export type { Account, Address } from './account/account.ts';
export { getBlockCode } from './policy/getBlockCode.ts';
export type { BodyShape, ClientOperation } from './ClientOperation.ts';
export type { Claim } from './claim/claim.ts';
export type { ClaimFile } from './claim/claimFiles.ts';
export type { AnswerSections, ClaimReport } from './claim/claimReports.ts';
export { commonResponses } from './commonResponses.ts';
export type { AccompaniedDriving, MailContact, PhoneContact, TemporaryCoverage } from './contact/contact.ts';
export type { Functionality } from './configuration.ts';
export type { ContractDocument } from './policy/document.ts';
export type { DraftEntry } from './draft.ts';
export type { EvbRequest } from './policy/evb.ts';
export type { DeletionJob } from './account/inactiveAccount.ts';
export { findMismatch } from './findMismatch.ts';
export type { NoClaimsCourse, NoClaimsExport } from './policy/noClaims.ts';
export type { SecondFactor } from './account/secondFactors.ts';
export type { OpenSession, SignInTry } from './account/sessions.ts';
export type { Notification, NotificationMessage } from './account/notification.ts';
export type { ResponseDefinition, FileType, Operation, Upload } from './Operation.ts';
export {
  type SuccessBody,
  type OperationResponse,
  type OperationId,
  operations,
  type OperationParams,
  type OperationRequest,
  type UploadId,
} from './operations.ts';
export type { PlaceAddress, PlaceSuggestion } from './places.ts';
export type { CalculationLine } from './policy/calculation.ts';
export type { Guarantee, PaymentParts, Policies, Policy, Risk } from './policy/policy.ts';
export type { PaymentChange } from './policy/paymentChange.ts';
export type { PolicyChange } from './policy/policyChange.ts';
export type { ApplicationEntry } from './shapes.ts';
