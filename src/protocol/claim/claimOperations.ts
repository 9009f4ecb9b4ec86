import { Type } from '@sinclair/typebox';
import { claim } from './claim.ts';
import { claimConsistencyRules } from './claimConsistencyRules.ts';
import { claimFileOperations } from './claimFiles.ts';
import { claimReportOperations } from './claimReports.ts';
import { draftHeaders, sentDraft } from '../draft.ts';
import type { Operation } from '../Operation.ts';
import { optionalOrNull, accountParams, idempotencyHeaders } from '../shapes.ts';

export const claimOperations = {
  reportClaim: {
    id: 'reportClaim',
    method: 'POST',
    path: '/api/v1/claim/accounts/{accountId}',
    says: 'Reports a claim (API-041). A confirmation goes to the e-mail address of the account.',
    params: accountParams,
    headers: Type.Composite([idempotencyHeaders, draftHeaders]),
    request: claim,
    keepsAnswers: 'answers',
    consistencyRules: claimConsistencyRules,
    answers: {
      201: {
        says: 'Stored. Number and moment come where the insurer keeps reports for customers to read.',
        body: Type.Object({
          claimId: Type.String(),
          reference: optionalOrNull(Type.String()),
          reportedAt: optionalOrNull(Type.String({ format: 'date-time' })),
        }),
      },
      403: {
        says: 'A demo account, an account that is not activated, a contract that is not its own, or claims are switched off.',
        codes: ['DEMO_ACCOUNT', 'NOT_ACTIVATED', 'FORBIDDEN', 'FUNCTIONALITY_OFF'],
      },
      409: {
        says: 'The idempotency key was used with another body, or the draft has another state, was sent or discarded elsewhere.',
        codes: ['IDEMPOTENCY_CONFLICT', 'DRAFT_SENT', 'DRAFT_CHANGED', 'DRAFT_GONE'],
        body: sentDraft,
      },
      422: {
        says: 'The claim contradicts itself or the contract, or lies in the future.',
        codes: ['CONTRADICTION', 'POLICY_EXCLUDED', 'NO_COMPREHENSIVE_COVER', 'DATE_IN_FUTURE'],
      },
    },
  },
  ...claimReportOperations,
  ...claimFileOperations,
} as const satisfies Readonly<Record<string, Operation>>;
