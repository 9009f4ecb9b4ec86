export type { Account, Address } from './account.ts';
export { blockCode } from './blockCode.ts';
export type { BodyShape, ClientOperation } from './ClientOperation.ts';
export type { Claim } from './claim.ts';
export type { ClaimFile } from './claimFiles.ts';
export type { AnswerSections, ClaimReport } from './claimReports.ts';
export { commonResponses } from './commonResponses.ts';
export type { AccompaniedDriving, MailContact, PhoneContact, TemporaryCoverage } from './contact.ts';
export type { Functionality } from './configuration.ts';
export type { ContractDocument } from './document.ts';
export type { DraftEntry } from './draft.ts';
export type { EvbRequest } from './evb.ts';
export type { DeletionJob } from './inactiveAccount.ts';
export { findMismatch } from './findMismatch.ts';
export type { NoClaimsCourse, NoClaimsExport } from './noClaims.ts';
export type { Notification, NotificationMessage } from './notification.ts';
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
export type { CalculationLine } from './calculation.ts';
export type { Guarantee, PaymentParts, Policies, Policy, Risk } from './policy.ts';
export type { PaymentChange } from './paymentChange.ts';
export type { PolicyChange } from './policyChange.ts';
export type { ApplicationEntry } from './shapes.ts';
