import type { Handler } from '../../api/OperationCall.ts';
import { findIbanProblem } from './findIbanProblem.ts';

/** Checks that premiums can be debited from this account (API-032). */
export const checkIban: Handler<'checkIban'> = async ({ path, store }) =>
  (await findIbanProblem(store, path.encodedIban)) ?? { kind: 'answer', status: 204 };
