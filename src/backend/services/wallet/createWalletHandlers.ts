import {
  respondWith,
  type OperationCall,
  type Handlers,
  type Refusal,
  refuse,
} from '../../api/OperationCall.ts';
import { findContractWithPaper } from '../serviceRequest/findContractWithPaper.ts';
import { formatHolderName } from '../serviceRequest/formatHolderName.ts';
import { createApplePass } from './createApplePass.ts';
import { createGoogleLink } from './createGoogleLink.ts';
import { createServiceCard, type ServiceCard } from './createServiceCard.ts';
import type { OpenWallet, WalletKeys } from './WalletKeys.ts';

/** Creates the handlers of the service card for wallets of telephones (API-037, API-038). Signing and generating keys are slow. */
export function createWalletHandlers(
  openWallet: OpenWallet,
): Pick<Handlers, 'getGoogleCard' | 'getAppleCard'> {
  return {
    getGoogleCard: {
      prepare: async (call) => {
        const found = await createCard(call, openWallet);
        if ('kind' in found) return found;
        const url = await createGoogleLink(found.card, found.keys.google, call);
        return async () => respondWith({ url });
      },
    },
    getAppleCard: {
      prepare: async (call) => {
        const found = await createCard(call, openWallet);
        if ('kind' in found) return found;
        const bytes = createApplePass(found.card, found.keys.apple);
        const name = 'servicecard.pkpass';
        return async () => ({ kind: 'file', mediaType: 'application/vnd.apple.pkpass', name, bytes });
      },
    },
  };
}

const kindsWithoutCard = ['policy.isKps', 'policy.isJungMobil', 'policy.isTerminated'];

async function createCard(
  call: OperationCall<'getGoogleCard' | 'getAppleCard'>,
  openWallet: OpenWallet,
): Promise<Refusal | { readonly card: ServiceCard; readonly keys: WalletKeys }> {
  const found = await findContractWithPaper(call, call.path.policyNumber, kindsWithoutCard);
  if ('kind' in found) return found;
  const keys = await openWallet();
  if (keys === null) return refuse(503, 'SERVICE_UNAVAILABLE', 'no keys of wallets');
  return { card: createServiceCard(found.policy, formatHolderName(found.owner), call.brand), keys };
}
