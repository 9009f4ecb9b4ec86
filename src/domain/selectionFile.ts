import { Type } from '@sinclair/typebox';
import { contractKindNames } from './contractKinds/contractKindNames.ts';
import { choice, closed, memberForEachName, requirement, words } from './fileTypes.ts';

/** The flags that exclude contracts from the contract chooser (SEL-002). */
const flagNames = [
  'kps',
  'jungMobil',
  'terminated',
  'milesKinto',
  'flatrateTariff',
  'seasonalContract',
  'business',
] as const;

const flag = closed(
  {
    says: words('Der Ausschluss auf Deutsch'),
    requirement,
    hides: Type.Array(choice(contractKindNames), {
      description: 'Arten von Verträgen, die er verbirgt',
      minItems: 1,
      uniqueItems: true,
    }),
  },
  'Ein Ausschluss',
);

/** `rules/_shared/selection.json`. Source of the types in `Exclusions.ts` and of the meta-schema. Browsers load nothing of this file. */
export const selectionFile = {
  title: 'Welche Verträge die Auswahl anbietet (rules/_shared/selection.json)',
  schema: closed({
    $schema: Type.Optional(Type.String()),
    flags: memberForEachName(flagNames, flag, 'Ausschluss und die Arten von Verträgen, die er verbirgt'),
  }),
  definitions: { flag },
};
