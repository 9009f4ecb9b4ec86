import signs from '../../../../rules/_shared/contract-kinds.json' with { type: 'json' };
import { readContractKinds } from '../../../domain/contractKinds/readContractKinds.ts';

/** The signs that tell contracts apart. */
export const contractKinds = readContractKinds(signs) ?? refuseToStart();

function refuseToStart(): never {
  throw new Error('rules/_shared/contract-kinds.json has mistakes; "npm run forms -- lint" names them');
}
