import { Integer, Object, type Static, String, type TObject, type TSchema } from '@sinclair/typebox';
import { addMonths } from '../calendar/index.ts';

interface Derivation<From extends TObject, To extends TSchema> {
  readonly from: From;
  readonly to: To;
  /** German, for editors and documents. */
  readonly says: string;
  readonly derive: (values: Static<From>) => Static<To> | null;
}

const derivation = <From extends TObject, To extends TSchema>(row: Derivation<From, To>) => row;

const day = () => String({ format: 'date' });

/** What definitions compute through `{ "derive": [name, values] }`, because no operator says it. Pure. */
export const derivations = {
  monthsLater: derivation({
    from: Object({ day: day(), months: Integer() }),
    to: day(),
    says: 'Tag so viele Monate später; gibt es ihn nicht, der letzte des Monats',
    derive: ({ day: from, months }) => addMonths(from, months),
  }),
};
