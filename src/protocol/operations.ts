import type { Static, TSchema } from '@sinclair/typebox';
import { accountOperations } from './account/account.ts';
import { accountChangeOperations } from './account/accountChanges.ts';
import { authenticationOperations } from './account/authentication.ts';
import { calculationOperations } from './policy/calculation.ts';
import { claimOperations } from './claim/claimOperations.ts';
import { contactOperations } from './contact/contactOperations.ts';
import { configurationOperations } from './configuration.ts';
import { consentOperations } from './account/consent.ts';
import { documentOperations } from './policy/document.ts';
import { draftOperations } from './draft.ts';
import { evbOperations } from './policy/evb.ts';
import { inactiveAccountOperations } from './account/inactiveAccount.ts';
import { noClaimsOperations } from './policy/noClaims.ts';
import { notificationOperations } from './account/notification.ts';
import type { ResponseDefinition, Operation, Upload } from './Operation.ts';
import { placesOperations } from './places.ts';
import { policyOperations } from './policy/policy.ts';
import { paymentChangeOperations } from './policy/paymentChange.ts';
import { policyChangeOperations } from './policy/policyChange.ts';
import { registrationOperations } from './account/registration.ts';
import { secondFactorOperations } from './account/secondFactors.ts';
import { sessionOperations } from './account/sessions.ts';
import { serviceRequestOperations } from './policy/serviceRequest.ts';
import { walletOperations } from './policy/wallet.ts';

/** The calls of /api/v1 by id: the requests of the portal and the answers of the back end. */
export const operations = {
  ...configurationOperations,
  ...registrationOperations,
  ...accountOperations,
  ...accountChangeOperations,
  ...consentOperations,
  ...authenticationOperations,
  ...sessionOperations,
  ...secondFactorOperations,
  ...inactiveAccountOperations,
  ...policyOperations,
  ...policyChangeOperations,
  ...paymentChangeOperations,
  ...calculationOperations,
  ...evbOperations,
  ...noClaimsOperations,
  ...serviceRequestOperations,
  ...walletOperations,
  ...notificationOperations,
  ...claimOperations,
  ...draftOperations,
  ...contactOperations,
  ...documentOperations,
  ...placesOperations,
} as const satisfies Readonly<Record<string, Operation>>;

type Operations = typeof operations;
export type OperationId = keyof Operations;

/** Operations that take a file. */
export type UploadId = {
  [Id in OperationId]: Operations[Id] extends { readonly upload: Upload } ? Id : never;
}[OperationId];

/** The request of an operation: a JSON body, or a file under the name of its part; `undefined` when it has none. @public */
export type OperationRequest<Id extends OperationId> = Operations[Id] extends {
  readonly request: infer Schema extends TSchema;
}
  ? Static<Schema>
  : Operations[Id] extends { readonly upload: { readonly field: infer Field extends string } }
    ? Readonly<Record<Field, File>>
    : undefined;

/** The answer of a successful operation. @public */
export type OperationResponse<Id extends OperationId> = SuccessBody<Operations[Id]['answers']>;

/** Body of the successful answer among `Answers`: JSON or a file; `undefined` when it has none. */
export type SuccessBody<Answers extends Readonly<Record<number, ResponseDefinition>>> = Answers extends
  | { readonly 200: { readonly body: infer Schema extends TSchema } }
  | { readonly 201: { readonly body: infer Schema extends TSchema } }
  ? Static<Schema>
  : Answers extends { readonly 200: { readonly mediaType: string } }
    ? Blob
    : undefined;

export type OperationParams<Id extends OperationId> = Static<Operations[Id]['params']>;
