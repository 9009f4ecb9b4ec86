import { type Static, Type } from '@sinclair/typebox';
import type { Operation } from '../Operation.ts';
import { closed, accountParams, stringEnum, policyNumber, text } from '../shapes.ts';

/** Third-party liability and fully comprehensive cover have no-claims classes (NCB-002). */
const lob = stringEnum(['20Y1', '20Y2']);

/** A class and the share of the full premium that is paid in it, in per cent. */
const noClaimsClass = Type.Object({ name: Type.String(), percentPoints: Type.Number() });

/** Fields: NCB-008. One entry for each year, from the next calendar year on. */
const noClaimsCourse = Type.Object({
  futureNcbDifferences: Type.Array(Type.Object({ noAccident: noClaimsClass, withAccident: noClaimsClass })),
  /** Sum of the differences, in percentage points. */
  lossPercentPoints: Type.Number(),
});
export type NoClaimsCourse = Static<typeof noClaimsCourse>;

const amount = Type.Number({ minimum: 0, maximum: 10_000_000, format: 'euro' });
const percent = Type.Number({ minimum: 0, maximum: 10_000 });

/** One year as it is shown. */
const shownYear = closed({
  calendarYear: Type.Integer({ minimum: 1900, maximum: 2999 }),
  noAccident: text(20),
  noAccidentPercent: percent,
  withAccident: text(20),
  withAccidentPercent: percent,
});

const exportRequest = closed({
  policyNumber,
  lob,
  numberOfAccidents: Type.Integer({ minimum: 1, maximum: 3 }),
  table: Type.Array(shownYear, { minItems: 1, maxItems: 50 }),
  summary: closed({
    /** The premium of a year at 100 per cent. */
    yearlyValue: amount,
    totalLossPercent: percent,
    totalLoss: amount,
    deductible: amount,
    discountProtection: Type.Boolean(),
  }),
});
export type NoClaimsExport = Static<typeof exportRequest>;

const noClaimsRefusals = {
  403: { says: 'An account that is not activated.', codes: ['NOT_ACTIVATED', 'FORBIDDEN'] },
} as const satisfies Operation['answers'];

export const noClaimsOperations = {
  calculateNcb: {
    id: 'calculateNcb',
    method: 'POST',
    path: '/api/v1/ncbdowngrading/accounts/{accountId}/calculate',
    says: 'What claims make of a no-claims class, year by year (API-034). Nothing is changed.',
    params: accountParams,
    request: closed({
      hazard: Type.Optional(text(10)),
      lob,
      tariff: Type.Optional(text(10)),
      discountProtection: Type.Boolean(),
      /** The class of today: `SF 12`, `SF ½`, `0`, `S` or `M`. */
      currentNcb: text(10),
    }),
    answers: {
      200: {
        says: 'The course after one, two, and three or more claims, by the number of claims.',
        body: Type.Record(Type.String(), noClaimsCourse),
      },
      400: {
        says: 'Vehicle, tariff or class are none the tables are about.',
        codes: ['TARIFF_NOT_SUPPORTED'],
      },
      ...noClaimsRefusals,
    },
  },
  exportNcb: {
    id: 'exportNcb',
    method: 'POST',
    path: '/api/v1/ncbdowngrading/accounts/{accountId}/export',
    says: 'The course as it is shown, as a PDF (API-035).',
    params: accountParams,
    request: exportRequest,
    /** NCB-018. */
    timeoutSeconds: 30,
    answers: {
      200: { says: 'The PDF.', mediaType: 'application/pdf' },
      404: { says: 'The account has no such contract.', codes: ['NOT_FOUND'] },
      ...noClaimsRefusals,
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;
