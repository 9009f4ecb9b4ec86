import { Integer, Object, type Static, String, type TObject, type TSchema } from '@sinclair/typebox';
import { derivations } from './derivations.ts';

interface DerivationTools<From extends TObject, To extends TSchema> {
  readonly from: From;
  readonly to: To;
  /** German, for editors and documents. */
  readonly says: string;
  readonly derive: (values: Static<From>) => Static<To> | null;
}

const derivation = <From extends TObject, To extends TSchema>(row: DerivationTools<From, To>) => row;

const day = () => String({ format: 'date' });

/** The derivations for the compiler and the tools, with the JSON Schemas of their arguments and results. Browsers never load them. */
export const derivationTools = {
  monthsLater: derivation({
    from: Object({ day: day(), months: Integer() }),
    to: day(),
    says: 'Tag so viele Monate später; gibt es ihn nicht, der letzte des Monats',
    derive: derivations.monthsLater,
  }),
  mailbox: derivation({
    from: Object({ email: String() }),
    to: String(),
    says: 'Schreibweise einer E-Mail-Adresse, in der gleiche Postfächer gleich sind',
    derive: derivations.mailbox,
  }),
} satisfies { readonly [Name in keyof typeof derivations]: object };
