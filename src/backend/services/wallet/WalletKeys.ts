import { type Static, Type } from '@sinclair/typebox';

const words = Type.String({ minLength: 1 });
const pem = (what: string) => Type.String({ pattern: `^-----BEGIN ${what}-----` });

/** Keys that sign cards for the wallets: `WALLET_KEYS`, as JSON of this shape. */
export const walletKeys = Type.Object({
  apple: Type.Object({
    passTypeIdentifier: words,
    teamIdentifier: words,
    /** The certificate of Apple's "Worldwide Developer Relations". */
    authority: pem('CERTIFICATE'),
    /** The certificate of the pass type, and its private key. */
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

/** Returns the keys of the wallets; null when there are none. */
export type OpenWallet = () => Promise<WalletKeys | null>;
