import { generateKeyPair as generate } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import type { WalletKeys } from './WalletKeys.ts';

const passTypeIdentifier = 'pass.demonstration.servicecard';
const teamIdentifier = 'DEMO000000';

/** Generates keys and certificates in the shape of those of the wallets. Programs can verify signed cards; no telephone accepts them. */
export async function makeWalletKeys(): Promise<WalletKeys> {
  const [authority, signer, account] = await Promise.all([generateKeys(), generateKeys(), generateKeys()]);
  const authorityName = [{ shortName: 'CN', value: 'Demonstration Authority' }];
  const signerName = [
    { type: '0.9.2342.19200300.100.1.1', value: passTypeIdentifier },
    { shortName: 'CN', value: `Pass Type ID: ${passTypeIdentifier}` },
    { shortName: 'OU', value: teamIdentifier },
  ];
  return {
    apple: {
      passTypeIdentifier,
      teamIdentifier,
      authority: signCertificate(
        { key: authority.publicKey, name: authorityName, serial: '01' },
        { key: authority.privateKey, name: authorityName },
      ),
      certificate: signCertificate(
        { key: signer.publicKey, name: signerName, serial: '02' },
        { key: authority.privateKey, name: authorityName },
      ),
      key: signer.privateKey,
    },
    google: {
      issuerId: '3388000000000000000',
      email: 'servicecard@demonstration.example',
      key: account.privateKey,
    },
  };
}

interface Party {
  readonly key: string;
  readonly name: forge.pki.CertificateField[];
}

/** Returns a certificate for a public key, signed by the authority and valid for ten years from yesterday. */
function signCertificate(owner: Party & { readonly serial: string }, authority: Party): string {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(owner.key);
  certificate.serialNumber = owner.serial;
  const { validity } = certificate;
  validity.notBefore.setDate(validity.notBefore.getDate() - 1);
  validity.notAfter.setFullYear(validity.notBefore.getFullYear() + 10);
  certificate.setSubject(owner.name);
  certificate.setIssuer(authority.name);
  certificate.setExtensions([{ name: 'basicConstraints', cA: owner.serial === '01' }]);
  certificate.sign(forge.pki.privateKeyFromPem(authority.key), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}

const make = promisify(generate);

function generateKeys() {
  return make('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}
