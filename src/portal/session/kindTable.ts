import table from '../../../rules/_shared/contract-signs.json';
import type { ContractKinds } from '../../domain/ContractKinds.ts';

/** The signs that tell contracts apart. Lint has checked the file against its meta-schema, so its type is asserted here. */
export const kindTable = table as unknown as ContractKinds;
