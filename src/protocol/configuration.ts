import { type Static, Type } from '@sinclair/typebox';
import type { Operation } from './Operation.ts';
import { applicationEntry, accountParams } from './shapes.ts';

/** The label is called `name` in one reading and `value` in the other (SHELL-023). */
const functionality = Type.Object({
  type: Type.String(),
  name: Type.Optional(Type.String()),
  value: Type.Optional(Type.String()),
  /** Where a function leads that the portal does not know by its type: a page of the portal, or an address elsewhere. */
  targetPath: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
});
export type Functionality = Static<typeof functionality>;

export const configurationOperations = {
  getApplicationConfiguration: {
    id: 'getApplicationConfiguration',
    method: 'GET',
    path: '/api/v1/configuration/accounts/{accountId}/application',
    says: 'Switches of the portal for an account (API-011, SHELL-018). The value of an entry SERVICE_AWAY is an operation that cannot be answered at present.',
    params: accountParams,
    answers: { 200: { says: 'The entries.', body: Type.Array(applicationEntry) } },
  },
  getSpecialTariffs: {
    id: 'getSpecialTariffs',
    method: 'GET',
    path: '/api/v1/configuration/accounts/{accountId}/specialtariffs',
    says: 'Special tariffs, in the shape of the application configuration (API-012).',
    params: accountParams,
    answers: { 200: { says: 'The entries.', body: Type.Array(applicationEntry) } },
  },
  getFrequentlyUsedFunctionalities: {
    id: 'getFrequentlyUsedFunctionalities',
    method: 'GET',
    path: '/api/v1/configuration/accounts/{accountId}/frequentlyUsedFunctionalities',
    says: 'Shortcuts of the dashboard; those of type FLATRATE name flat-rate tariffs (API-013, SHELL-022).',
    params: accountParams,
    answers: { 200: { says: 'The items.', body: Type.Array(functionality) } },
  },
} as const satisfies Readonly<Record<string, Operation>>;
