import type { PaymentChange, PaymentParts, Policy } from '../../../protocol/index.ts';
import type { PaymentArea } from '../change/findEditingRefusal.ts';
import { normalizeIban } from './findIbanProblem.ts';

const areas = {
  paymentMethod: 'payment',
  paymentType: 'payment',
  dayOfDebit: 'holder',
  bankAccount: 'holder',
} as const satisfies Readonly<Record<keyof Policy['paymentDetails'], PaymentArea>>;

/** Returns the changed parts of the payment. The account holder is taken as sent, the IBAN in capitals without spaces. */
export function listChangedPayment(before: Policy['paymentDetails'], change: PaymentChange): PaymentParts {
  const { bankAccount, paymentMethod, paymentType, dayOfDebit = null } = change;
  const after = {
    paymentMethod,
    paymentType,
    dayOfDebit,
    bankAccount: bankAccount === undefined ? null : { ...bankAccount, iban: normalizeIban(bankAccount.iban) },
  };
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => !isSame(value, new Map(Object.entries(before)).get(name)),
    ),
  );
}

/** Lists the areas of the payment that a change touches. */
export function listPaymentAreas(parts: PaymentParts): readonly PaymentArea[] {
  return Object.entries(areas).flatMap(([name, area]) => (Object.hasOwn(parts, name) ? [area] : []));
}

/** Returns true when two values are equal; null equals a missing value. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (isEmpty(one) && isEmpty(other))) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...left.keys(), ...right.keys()])].every((name) =>
    isSame(left.get(name), right.get(name)),
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined;
}
