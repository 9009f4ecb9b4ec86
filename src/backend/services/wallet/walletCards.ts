import { answer, type Call, type Handlers, type Refusal, refuse } from '../../api/Call.ts';
import { contractWithPaper } from '../serviceRequest/contractWithPaper.ts';
import { holderOf } from '../serviceRequest/holderOf.ts';
import { applePass } from './applePass.ts';
import { googleLink } from './googleLink.ts';
import { serviceCard, type ServiceCard } from './serviceCard.ts';
import type { OpenWallet, WalletKeys } from './WalletKeys.ts';

/** The service card for the wallets of telephones (API-037, API-038). Signing is slow, and so is making keys. */
export function walletCards(openWallet: OpenWallet): Pick<Handlers, 'getGoogleCard' | 'getAppleCard'> {
  return {
    getGoogleCard: {
      prepare: async (call) => {
        const found = await cardOf(call, openWallet);
        if ('kind' in found) return found;
        const url = await googleLink(found.card, found.keys.google, call);
        return async () => answer({ url });
      },
    },
    getAppleCard: {
      prepare: async (call) => {
        const found = await cardOf(call, openWallet);
        if ('kind' in found) return found;
        const bytes = applePass(found.card, found.keys.apple);
        const name = 'servicecard.pkpass';
        return async () => ({ kind: 'file', mediaType: 'application/vnd.apple.pkpass', name, bytes });
      },
    },
  };
}

const notFor = ['policy.isKps', 'policy.isJungMobil', 'policy.isTerminated'];

async function cardOf(
  call: Call<'getGoogleCard' | 'getAppleCard'>,
  openWallet: OpenWallet,
): Promise<Refusal | { readonly card: ServiceCard; readonly keys: WalletKeys }> {
  const found = await contractWithPaper(call, call.path.policyNumber, notFor);
  if ('kind' in found) return found;
  const keys = await openWallet();
  if (keys === null) return refuse(503, 'SERVICE_UNAVAILABLE', 'no keys of wallets');
  return { card: serviceCard(found.policy, holderOf(found.owner), call.brand), keys };
}
