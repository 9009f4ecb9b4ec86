import { addMonths } from '../calendar/index.ts';
import { normalizeEmail } from '../plain/normalizeEmail.ts';

/** The computations of definitions (`{ "derive": [name, values] }`) that operators cannot express. Pure. */
export const derivations = {
  monthsLater: ({ day, months }: { readonly day: string; readonly months: number }) => addMonths(day, months),
  mailbox: ({ email }: { readonly email: string }) => normalizeEmail(email),
};
