import { type Static, Type } from '@sinclair/typebox';
import { claimFile } from './claimFiles.ts';
import type { Operation } from '../Operation.ts';
import {
  closed,
  day,
  longText,
  optionalOrNull,
  accountParams,
  claimParams,
  text,
  openStringEnum,
} from '../shapes.ts';

const answerRow = closed({
  question: text(400),
  /** Absent when the question was not answered. */
  answer: Type.Optional(longText(5000)),
});

/** Questions with their answers in the words that the customer has read, by step; rows of a list are groups with a title. */
export const answerSections = Type.Array(
  closed({
    title: text(200),
    groups: Type.Array(
      closed({
        title: Type.Optional(text(200)),
        rows: Type.Array(answerRow, { minItems: 1, maxItems: 60 }),
      }),
      { minItems: 1, maxItems: 20 },
    ),
  }),
  { minItems: 1, maxItems: 30 },
);
export type AnswerSections = Static<typeof answerSections>;

const stage = openStringEnum(['RECEIVED', 'IN_REVIEW', 'DECIDED']);

const report = {
  claimId: Type.String(),
  /** The reference that customer and insurer use for the report. */
  reference: Type.String(),
  policyNumber: Type.String(),
  /** Manufacturer and model. */
  carModel: Type.String(),
  licensePlate: optionalOrNull(Type.String()),
  claimDate: day,
  reportedAt: Type.String({ format: 'date-time' }),
  /** The stages up to now with their days, in order; the last one is the current stage. */
  stages: Type.Array(Type.Object({ name: stage, since: day })),
};
const claimReport = Type.Object(report);
export type ClaimReport = Static<typeof claimReport>;

/** A report with its answers. `answers` is absent where the words were not kept. */
const wholeReport = Type.Object({
  ...report,
  /** Photos and papers, where reports take files. */
  files: Type.Optional(Type.Array(claimFile)),
  answers: Type.Array(
    Type.Object({
      title: Type.String(),
      groups: Type.Array(
        Type.Object({
          title: Type.Optional(Type.String()),
          rows: Type.Array(Type.Object({ question: Type.String(), answer: Type.Optional(Type.String()) })),
        }),
      ),
    }),
  ),
});

const reportsOff = { says: 'Reports are not kept for customers to read.', codes: ['FUNCTIONALITY_OFF'] };
const reportNotFound = { says: 'There is no such report of this account.', codes: ['NOT_FOUND'] };

export const claimReportOperations = {
  getClaimReports: {
    id: 'getClaimReports',
    method: 'GET',
    path: '/api/v1/claim/accounts/{accountId}/reports',
    says: 'The claims an account has reported, the newest first.',
    params: accountParams,
    answers: { 200: { says: 'The reports.', body: Type.Array(claimReport) }, 403: reportsOff },
  },
  getClaimReport: {
    id: 'getClaimReport',
    method: 'GET',
    path: '/api/v1/claim/accounts/{accountId}/reports/{claimId}',
    says: 'A report with its answers, in the words in which they were given.',
    params: claimParams,
    answers: { 200: { says: 'The report.', body: wholeReport }, 403: reportsOff, 404: reportNotFound },
  },
  downloadClaimReport: {
    id: 'downloadClaimReport',
    method: 'GET',
    path: '/api/v1/claim/accounts/{accountId}/reports/{claimId}/pdf',
    says: 'A report with its answers as a tagged PDF.',
    params: claimParams,
    timeoutSeconds: 30,
    answers: {
      200: { says: 'The PDF.', mediaType: 'application/pdf' },
      403: reportsOff,
      404: reportNotFound,
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;
