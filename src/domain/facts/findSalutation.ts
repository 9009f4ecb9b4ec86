import type { Account } from '../../protocol/index.ts';

const salutations: Readonly<Record<NonNullable<Account['salutation']>, true>> = {
  HERR: true,
  FRAU: true,
  UNDEFINED: true,
  FIRMA: true,
};

/** Finds the salutation of a person or company. A missing or unknown one is null: the question stays open, and it is not sent (ACC-012). */
export function findSalutation(given: Account['salutation']): NonNullable<Account['salutation']> | null {
  return given != null && Object.hasOwn(salutations, given) ? given : null;
}
