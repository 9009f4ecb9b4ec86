import table from '../../../rules/_shared/contract-signs.json';
import type { ContractKinds } from '../../domain/ContractKinds.ts';

/** By which signs contracts are told apart; judged by its meta-schema, so believed here. */
export const kindTable = table as unknown as ContractKinds;
