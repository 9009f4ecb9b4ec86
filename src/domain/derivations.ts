import { addMonths } from '../calendar/index.ts';

/** The computations of definitions (`{ "derive": [name, values] }`) that operators cannot express. Pure. */
export const derivations = {
  monthsLater: ({ day, months }: { readonly day: string; readonly months: number }) => addMonths(day, months),
};
