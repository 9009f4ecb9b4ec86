import type { ApplicationSwitches } from '../../../domain/applicationSwitches.ts';
import type { PaymentChange, Policy } from '../../../protocol/index.ts';
import { type Refusal, refuse } from '../../api/OperationCall.ts';
import { isPossibleDay } from '../change/isPossibleDay.ts';

/** Returns the reason why a contract cannot be paid like this; null when it can. */
export function findPaymentProblem(
  policy: Policy,
  change: PaymentChange,
  context: { readonly today: string; readonly switches: ApplicationSwitches },
): Refusal | null {
  if (!isPossibleDay(policy, change.validFrom, context)) return refuse(400, 'DATE_OUT_OF_RANGE', 'validFrom');
  const wrong = findUnofferedPart(policy, change);
  return wrong === undefined ? null : refuse(400, 'NOT_OFFERED', wrong);
}

function findUnofferedPart({ risks: [risk] }: Policy, change: PaymentChange): string | undefined {
  const { paymentMethod, paymentType, bankAccount, dayOfDebit } = change;
  const isDebited = paymentMethod === 'DIRECT_DEBIT';
  const rows: readonly [name: string, isWrong: boolean][] = [
    ['season', Boolean(risk?.seasonMonths) && paymentType !== 'YEARLY'],
    ['monthlyInvoice', !isDebited && paymentType === 'MONTHLY'],
    ['bankAccount', isDebited !== (bankAccount !== undefined)],
    ['dayOfDebit', isDebited !== (dayOfDebit !== undefined)],
    ['accountHolder', bankAccount !== undefined && !hasHolderName(bankAccount.accountHolder)],
  ];
  return rows.find(([, isWrong]) => isWrong)?.[0];
}

/** Returns true when the holder has a name: a company one, a person both (PAY-038). */
function hasHolderName({
  salutation,
  firstName,
  lastName,
  companyName,
}: NonNullable<PaymentChange['bankAccount']>['accountHolder']): boolean {
  if (salutation === 'FIRMA') return companyName !== undefined;
  return lastName !== undefined && firstName !== undefined;
}
