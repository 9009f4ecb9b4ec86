import type { Static } from '@sinclair/typebox';
import type { contractKindNames } from './contractKindNames.ts';
import type { contractSignsFile } from './contractSigns.ts';

/** `rules/_shared/contract-signs.json`: by which signs a contract is of a kind. */
export type ContractKinds = Constant<Static<typeof contractSignsFile.schema>>;

export type ContractKind = (typeof contractKindNames)[number];

export type Sign = ContractKinds['kinds'][ContractKind]['anyOf'][number];

export type TariffTable = Omit<ContractKinds['tariffs'], 'says'>;

type Constant<Value> = { readonly [Key in keyof Value]: Constant<Value[Key]> };
