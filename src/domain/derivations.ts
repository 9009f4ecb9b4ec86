import { addMonths } from '../calendar/index.ts';

/** What definitions compute through `{ "derive": [name, values] }`, because no operator says it. Pure. */
export const derivations = {
  monthsLater: ({ day, months }: { readonly day: string; readonly months: number }) => addMonths(day, months),
};
