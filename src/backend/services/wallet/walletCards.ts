import {
  respondWith,
  type OperationCall,
  type Handlers,
  type Refusal,
  refuse,
} from '../../api/OperationCall.ts';
import { contractWithPaper } from '../serviceRequest/contractWithPaper.ts';
import { formatHolderName } from '../serviceRequest/formatHolderName.ts';
import { applePass } from './applePass.ts';
import { googleLink } from './googleLink.ts';
import { serviceCard, type ServiceCard } from './serviceCard.ts';
import type { OpenWallet, WalletKeys } from './WalletKeys.ts';

/** Creates the handlers of the service card for wallets of telephones (API-037, API-038). Signing and generating keys are slow. */
export function walletCards(openWallet: OpenWallet): Pick<Handlers, 'getGoogleCard' | 'getAppleCard'> {
  return {
    getGoogleCard: {
      prepare: async (call) => {
        const found = await createCard(call, openWallet);
        if ('kind' in found) return found;
        const url = await googleLink(found.card, found.keys.google, call);
        return async () => respondWith({ url });
      },
    },
    getAppleCard: {
      prepare: async (call) => {
        const found = await createCard(call, openWallet);
        if ('kind' in found) return found;
        const bytes = applePass(found.card, found.keys.apple);
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
  const found = await contractWithPaper(call, call.path.policyNumber, kindsWithoutCard);
  if ('kind' in found) return found;
  const keys = await openWallet();
  if (keys === null) return refuse(503, 'SERVICE_UNAVAILABLE', 'no keys of wallets');
  return { card: serviceCard(found.policy, formatHolderName(found.owner), call.brand), keys };
}
