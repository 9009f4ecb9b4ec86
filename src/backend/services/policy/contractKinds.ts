import signs from '../../../../rules/_shared/contract-signs.json' with { type: 'json' };
import type { ContractKinds } from '../../../domain/ContractKinds.ts';

/** The signs that tell contracts apart. Lint has checked the file against its meta-schema, so its type is asserted here. */
export const contractKinds = signs as ContractKinds;
