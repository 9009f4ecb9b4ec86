import signs from '../../../../rules/_shared/contract-kinds.json' with { type: 'json' };
import { readContractKinds } from '../../../domain/contractKinds/readContractKinds.ts';

/** The kinds of contracts, with the signs by which they are recognised. */
export const contractKinds = readContractKinds(signs) ?? refuseToStart();

function refuseToStart(): never {
  throw new Error('rules/_shared/contract-kinds.json has mistakes; "npm run forms -- lint" names them');
}
