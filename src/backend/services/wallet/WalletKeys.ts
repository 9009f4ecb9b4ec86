import { type Static, Type } from '@sinclair/typebox';

const words = Type.String({ minLength: 1 });
const pem = (what: string) => Type.String({ pattern: `^-----BEGIN ${what}-----` });

/** What makes cards ours in the wallets: `WALLET_KEYS`, as JSON of this shape. */
export const walletKeys = Type.Object({
  apple: Type.Object({
    passTypeIdentifier: words,
    teamIdentifier: words,
    /** Of Apple's "Worldwide Developer Relations". */
    authority: pem('CERTIFICATE'),
    /** Of the pass type, and its private key. */
    certificate: pem('CERTIFICATE'),
    key: pem('(RSA )?PRIVATE KEY'),
  }),
  google: Type.Object({
    issuerId: words,
    /** Address of the service account, and its private key (PKCS #8). */
    email: words,
    key: pem('PRIVATE KEY'),
  }),
});
export type WalletKeys = Static<typeof walletKeys>;

/** The keys of the wallets; null when there are none. */
export type OpenWallet = () => Promise<WalletKeys | null>;
