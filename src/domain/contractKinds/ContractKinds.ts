import type { Static } from '@sinclair/typebox';
import type { contractKindNames } from './contractKindNames.ts';
import type { contractKindsFile } from './contractKindsFile.ts';

/** `rules/_shared/contract-kinds.json`: the criteria by which a contract is of a kind. */
export type ContractKinds = Constant<Static<typeof contractKindsFile.schema>>;

export type ContractKind = (typeof contractKindNames)[number];

export type KindCriterion = ContractKinds['kinds'][ContractKind]['anyOf'][number];

export type TariffTable = Omit<ContractKinds['tariffs'], 'says'>;

type Constant<Value> = { readonly [Key in keyof Value]: Constant<Value[Key]> };
