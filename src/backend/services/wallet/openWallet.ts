import { Value } from '@sinclair/typebox/value';
import type { Log } from '../../http/LogEntry.ts';
import { makeWalletKeys } from './makeWalletKeys.ts';
import { type OpenWallet, type WalletKeys, walletKeys as shape } from './WalletKeys.ts';

interface WalletSettings {
  /** `WALLET_KEYS`: JSON of the keys. */
  readonly walletKeys: string | null;
  readonly production: boolean;
}

/**
 * Creates a function that returns the keys from the environment. A demonstration without them generates its own with the first card and
 * logs that no telephone accepts them. In production there are no cards without keys.
 */
export function openWallet({ walletKeys, production }: WalletSettings, log: Log): OpenWallet {
  if (walletKeys !== null) {
    const configured = Promise.resolve(parseWalletKeys(walletKeys));
    return () => configured;
  }
  if (production) return () => Promise.resolve(null);
  let made: Promise<WalletKeys> | null = null;
  return () => {
    if (made === null) {
      log({ event: 'ownWalletKeys' });
      made = makeWalletKeys();
    }
    return made;
  };
}

/** Parses the keys. Errors do not contain values, which are secrets. */
function parseWalletKeys(text: string): WalletKeys {
  const value = readJson(text);
  if (Value.Check(shape, value)) return value;
  const at = Value.Errors(shape, value).First()?.path ?? '';
  throw new Error(`WALLET_KEYS does not say what the wallets need: ${at || 'it is no JSON'}.`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
