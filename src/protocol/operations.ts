import type { Static, TSchema } from '@sinclair/typebox';
import { accountOperations } from './account.ts';
import { accountChangeOperations } from './accountChanges.ts';
import { authenticationOperations } from './authentication.ts';
import { claimOperations } from './claimOperations.ts';
import { contactOperations } from './contactOperations.ts';
import { configurationOperations } from './configuration.ts';
import { consentOperations } from './consent.ts';
import { inactiveAccountOperations } from './inactiveAccount.ts';
import { notificationOperations } from './notification.ts';
import type { Operation } from './Operation.ts';
import { placesOperations } from './places.ts';
import { policyOperations } from './policy.ts';
import { registrationOperations } from './registration.ts';

/** Every call of /api/v1 by its id: what the portal may send and what the back end must answer. */
export const operations = {
  ...configurationOperations,
  ...registrationOperations,
  ...accountOperations,
  ...accountChangeOperations,
  ...consentOperations,
  ...authenticationOperations,
  ...inactiveAccountOperations,
  ...policyOperations,
  ...notificationOperations,
  ...claimOperations,
  ...contactOperations,
  ...placesOperations,
} as const satisfies Readonly<Record<string, Operation>>;

export type Operations = typeof operations;
export type OperationId = keyof Operations;

/** Body of an operation's request; `undefined` when it has none. */
export type RequestOf<Id extends OperationId> = Operations[Id] extends {
  readonly request: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

/** Body of an operation's successful answer; `undefined` when it has none. */
export type AnswerOf<Id extends OperationId> = Operations[Id]['answers'] extends
  | { readonly 200: { readonly body: infer Schema extends TSchema } }
  | { readonly 201: { readonly body: infer Schema extends TSchema } }
  ? Static<Schema>
  : undefined;

export type ParamsOf<Id extends OperationId> = Static<Operations[Id]['params']>;
