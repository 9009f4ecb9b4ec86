import type { Guarantee, Policies, Policy } from '../../src/protocol/index.ts';
import { idOf, type TestApp, today } from './testApp.ts';

/** A seeded contract as its account reads it. */
export async function contractOf(app: TestApp, key: string, as = 'mueller'): Promise<Policy> {
  const { policy_number: number } = await app.database.query
    .selectFrom('policies')
    .select('policy_number')
    .where('account_id', '=', idOf(as))
    .where('seed_key', '=', key)
    .executeTakeFirstOrThrow();
  const response = await app.call(as, 'GET', `/api/v1/policy/accounts/${idOf(as)}`);
  const { policies } = (await response.json()) as Policies;
  const policy = policies.find(({ policyNumber }) => policyNumber === number);
  if (policy === undefined) throw new Error(key);
  return policy;
}

/** What somebody changes: factors, and the new code of a line of business; null takes it out. */
export interface Change {
  readonly [factor: string]: unknown;
  readonly codes?: Readonly<Record<string, string | null>>;
}

/** The whole change as a form sends it (SUM-022, SUM-023). */
export function payloadOf({ paymentDetails, risks: [risk] }: Policy, { codes = {}, ...change }: Change = {}) {
  if (risk === undefined) throw new Error('A contract has one risk.');
  const sent = {
    usageType: risk.usageType,
    occupationalGroup: risk.occupationalGroup,
    annualMileage: risk.annualMileage,
    youngestUserAge: risk.youngestUserAge,
    initialUser: risk.initialUser === true,
    homeOwnerShip: risk.homeOwnerShip === true,
    garage: risk.garage === true,
    partnerDiscount: risk.partnerDiscount === true,
    paymentMethod: paymentDetails.paymentMethod,
    guarantees: guaranteesWith(risk.guarantees, codes),
    validFrom: today,
    seasonMonths: risk.seasonMonths,
    ...change,
  };
  return withoutNull(sent);
}

function guaranteesWith(guarantees: readonly Guarantee[], codes: Readonly<Record<string, string | null>>) {
  const rows = guarantees.map(({ lob, description, coverageId, noClaimsLvl, noClaimsPercentage }) => ({
    lob,
    description,
    coverageId: codes[lob] === undefined || isAddOn(coverageId) ? coverageId : codes[lob],
    noClaimsLvl,
    noClaimsPercentage,
  }));
  const added = Object.entries(codes)
    .filter(([lob]) => !rows.some((row) => row.lob === lob))
    .map(([lob, coverageId]) => ({ lob, coverageId }));
  return [...rows, ...added].filter(({ lob }) => codes[lob] !== null).map(withoutNull);
}

function withoutNull<Value extends object>(value: Value): Partial<Value> {
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== null && member !== undefined),
  ) as Partial<Value>;
}

/** Add-ons are named after the line of business they belong to. */
const isAddOn = (code: string | null | undefined) => /20Y\d$/.test(code ?? '');

/** What a contract would cost. */
export const calculate = (app: TestApp, policy: Policy, body: unknown, as = 'mueller') =>
  app.call(
    as,
    'PATCH',
    `/api/v1/calculation/accounts/${idOf(as)}/policy/${policy.policyNumber}/policy-changed`,
    { body },
  );

export const calculateAt = (app: TestApp, policy: Policy, body: unknown, as = 'mueller') =>
  app.call(
    as,
    'PATCH',
    `/api/v1/calculation/accounts/${idOf(as)}/policy/${policy.policyNumber}/address-changed`,
    { body },
  );

export interface Submission {
  readonly as?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly asyncChange?: boolean;
}

/** Sends a change. */
export const submit = (
  app: TestApp,
  policy: Policy,
  body: object,
  { as = 'mueller', headers = {}, asyncChange = false }: Submission = {},
) =>
  app.call(as, 'PUT', `/api/v1/policy/accounts/${idOf(as)}/${policy.policyNumber}`, {
    body: { ...body, asyncChange, customerEmail: 'anna.mueller@beispiel.de' },
    headers: { asyncchange: String(asyncChange), ...headers },
  });

export const seen = async (response: Response) => `${response.status} ${await response.text()}`;
