import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** An authenticator with one passkey, as a browser with a security key answers. */
export interface SoftAuthenticator {
  /** Returns JSON of `RegistrationResponseJSON`. */
  readonly create: (options: string, origin: string) => string;
  /** Returns JSON of `AuthenticationResponseJSON`. */
  readonly get: (options: string, origin: string) => string;
}

export function softAuthenticator(): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  function describeUse(origin: string, flags: number): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
  }

  function respond(response: Readonly<Record<string, unknown>>): string {
    const encoded = id.toString('base64url');
    return JSON.stringify({
      id: encoded,
      rawId: encoded,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  }

  return {
    create(options, origin) {
      // The key in CBOR: EC2, ES256, P-256, x, y.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([describeUse(origin, 0x45), Buffer.alloc(16), length, id, key]);
      // {fmt: 'none', attStmt: {}, authData} in CBOR.
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return respond({
        clientDataJSON: writeClientData('webauthn.create', options, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      });
    },
    get(options, origin) {
      const data = describeUse(origin, 0x05);
      const client = writeClientData('webauthn.get', options, origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return respond({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

function writeClientData(type: string, options: string, origin: string): Buffer {
  const { challenge } = JSON.parse(options) as { readonly challenge: string };
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();
