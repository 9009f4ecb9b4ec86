import { type TProperties, Type } from '@sinclair/typebox';
import { contractKindNames } from './contractKindNames.ts';
import { choice, closed, memberForEachName, requirement, words } from '../fileTypes.ts';

const day = () =>
  Type.String({ description: 'Tag als JJJJ-MM-TT', pattern: '^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$' });

const off = Type.Optional(
  Type.Boolean({ description: 'true: Das Merkmal ist aufgeschrieben, zählt aber nicht' }),
);
const defineCriterion = <const Kind extends string, Members extends TProperties>(
  kind: Kind,
  description: string,
  members: Members,
) => closed({ kind: Type.Literal(kind), ...members, off }, description);
const values = Type.Array(Type.String(), { description: 'Die Werte', minItems: 1, uniqueItems: true });
/** May be empty as long as the insurer names none. */
const possibleValues = Type.Array(Type.String(), {
  description: 'Die Werte; leer, solange keiner genannt ist',
  uniqueItems: true,
});
const field = <const Name extends string>(...names: readonly Name[]) =>
  choice(names, 'Die Angabe, wie der Vertrag sie nennt');

const criterionSchema = Type.Union([
  defineCriterion(
    'ended',
    'Das Beendigungsdatum liegt nicht in der Zukunft, oder mit futureCounts auch darin',
    {
      futureCounts: Type.Boolean({ description: 'Ob ein künftiges Datum zählt' }),
    },
  ),
  defineCriterion('policyFlag', 'Ein Kennzeichen des Vertrags ist gesetzt', {
    field: field('futureChanges', 'isPartnerPolicy'),
  }),
  defineCriterion('policyEmpty', 'Eine Angabe des Vertrags fehlt', { field: field('nextDueDate') }),
  defineCriterion('fromRelatedAccount', 'Der Vertrag kommt von einem verknüpften Konto', {}),
  defineCriterion('numberStartsWith', 'Die Versicherungsnummer beginnt mit', { values }),
  defineCriterion('paymentMethodOtherThan', 'Die Zahlungsart ist eine andere', { values }),
  defineCriterion('riskFlag', 'Ein Kennzeichen des Fahrzeugs ist gesetzt', {
    field: field('jungMobil', 'oldTariff', 'offSeason', 'otherGuarantees'),
  }),
  defineCriterion('riskFilled', 'Eine Angabe zum Fahrzeug ist da', { field: field('seasonMonths') }),
  defineCriterion('riskIn', 'Eine Angabe zum Fahrzeug ist eine von', {
    field: field('tariff', 'specialTariff', 'usageType', 'manufacturer'),
    values: possibleValues,
  }),
  defineCriterion('lobIn', 'Eine Sparte ist eine von', { values: possibleValues }),
  defineCriterion('dealerIn', 'Die Nummer des Autohauses ist eine von', { values: possibleValues }),
  defineCriterion('namedFlatrate', 'Der Tarif ist für das Konto als Flatrate benannt', {}),
  defineCriterion('tariffClass', 'Die Endung des Tarifs ist eine von', { values }),
  defineCriterion('generationBefore', 'Die Generation des Tarifs begann vor diesem Tag', { day: day() }),
]);

const kind = closed(
  {
    says: words('Die Art in einem deutschen Satz'),
    requirement,
    within: Type.Optional(choice(contractKindNames, 'Muss auch von dieser Art sein')),
    anyOf: Type.Array(criterionSchema, { description: 'Ein Merkmal genügt', minItems: 1 }),
  },
  'Eine Art von Verträgen',
);

/**
 * `rules/_shared/contract-kinds.json`. Source of the types in `ContractKinds.ts`, of the meta-schema for editors and lint, and of the check
 * at reading. Browsers load nothing of this file.
 */
export const contractKindsFile = {
  title: 'Woran ein Vertrag als Vertrag einer Art zu erkennen ist (rules/_shared/contract-kinds.json)',
  schema: closed({
    $schema: Type.Optional(Type.String()),
    kinds: memberForEachName(contractKindNames, kind, 'Die Arten und ihre Merkmale'),
    tariffs: closed(
      {
        says: words('Was Tarife unterscheidet'),
        kintoGenerations: Type.Record(Type.String(), Type.Integer(), {
          description: 'KINTO-Tarif und Generation',
          additionalProperties: false,
        }),
        generationStarts: closed(
          {
            says: words('Woher die Tage kommen'),
            days: Type.Record(Type.String({ pattern: '^[0-9]+$' }), day(), {
              description: 'Generation und ihr erster Tag',
              additionalProperties: false,
            }),
          },
          'Wann eine Generation begann',
        ),
      },
      'Was aus einem Tarif zu lesen ist',
    ),
  }),
  definitions: { kind },
};
