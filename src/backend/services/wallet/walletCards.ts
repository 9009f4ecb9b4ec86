import { answer, type Call, type Handlers, type Refusal, refuse } from '../../api/Call.ts';
import { contractWithPaper } from '../serviceRequest/contractWithPaper.ts';
import { holderOf } from '../serviceRequest/holderOf.ts';
import { applePass } from './applePass.ts';
import { googleLink } from './googleLink.ts';
import { serviceCard, type ServiceCard } from './serviceCard.ts';
import type { OpenWallet, WalletKeys } from './WalletKeys.ts';

/** The service card for the wallets of telephones (API-037, API-038). */
export function walletCards(openWallet: OpenWallet): Pick<Handlers, 'getGoogleCard' | 'getAppleCard'> {
  return {
    getGoogleCard: async (call) => {
      const found = await cardOf(call, openWallet);
      if ('kind' in found) return found;
      return answer({ url: await googleLink(found.card, found.keys.google, call) });
    },
    getAppleCard: async (call) => {
      const found = await cardOf(call, openWallet);
      if ('kind' in found) return found;
      const bytes = applePass(found.card, found.keys.apple);
      return { kind: 'file', mediaType: 'application/vnd.apple.pkpass', name: 'servicecard.pkpass', bytes };
    },
  };
}

const notFor = ['policy.isKps', 'policy.isJungMobil', 'policy.isTerminated'];

async function cardOf(
  call: Call<'getGoogleCard' | 'getAppleCard'>,
  openWallet: OpenWallet,
): Promise<Refusal | { readonly card: ServiceCard; readonly keys: WalletKeys }> {
  const policy = await contractWithPaper(call, call.path.policyNumber, notFor);
  if ('kind' in policy) return policy;
  const keys = await openWallet();
  if (keys === null) return refuse(503, 'SERVICE_UNAVAILABLE', 'no keys of wallets');
  return { card: serviceCard(policy, holderOf(call.account.profile), call.brand), keys };
}
