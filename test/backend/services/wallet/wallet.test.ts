import { createHash, createPublicKey, verify } from 'node:crypto';
import { jwtVerify } from 'jose';
import forge from 'node-forge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandlers } from '../../../../src/backend/services/createHandlers.ts';
import { makeWalletKeys } from '../../../../src/backend/services/wallet/makeWalletKeys.ts';
import { openWallet } from '../../../../src/backend/services/wallet/openWallet.ts';
import type { WalletKeys } from '../../../../src/backend/services/wallet/WalletKeys.ts';
import { contractOf, seen } from '../../fixtures/contractChanges.ts';
import { hookTimeout } from '../../fixtures/hookTimeout.ts';
import { idOf, now, type TestApp, testApp } from '../../fixtures/testApp.ts';
import { inflateRawSync } from 'node:zlib';
import { testCipher } from '../../fixtures/testCipher.ts';

interface Captured {
  readonly authenticatedAttributes: forge.asn1.Asn1[];
  readonly signature: string;
}

let app: TestApp;
let keys: WalletKeys;
beforeAll(async () => {
  keys = await makeWalletKeys();
  const settings = { walletKeys: JSON.stringify(keys), production: true };
  app = await testApp({
    handlers: createHandlers(
      openWallet(settings, () => {}),
      testCipher,
    ),
  });
}, hookTimeout);
afterAll(() => app.close());

async function ask(wallet: 'google' | 'apple', key = 'comprehensive-car', to = app): Promise<Response> {
  const { policyNumber } = await contractOf(app, key);
  return to.call(
    'mueller',
    'GET',
    `/api/v1/wallet/accounts/${idOf('mueller')}/policy/${policyNumber}/${wallet}`,
  );
}

describe('the card for Google Wallet', () => {
  it('API-037 is an address that contains the card, signed for this portal', async () => {
    const { url } = (await (await ask('google')).json()) as { readonly url: string };
    const [, token = ''] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(url) ?? [];
    const { payload } = await jwtVerify(token, createPublicKey(keys.google.key), {
      audience: 'google',
      issuer: keys.google.email,
      typ: 'JWT',
      currentDate: now,
    });

    expect(payload).toMatchObject({
      typ: 'savetowallet',
      origins: ['http://localhost'],
      payload: {
        genericObjects: [
          {
            id: `${keys.google.issuerId}.2417Y-3.508.126`,
            classId: `${keys.google.issuerId}.servicecard`,
            cardTitle: { defaultValue: { language: 'de', value: 'Lindenau' } },
            header: { defaultValue: { value: 'Volkswagen Golf Variant 1.5 eTSI' } },
            textModulesData: expect.arrayContaining([
              { id: 'licensePlate', header: 'Kennzeichen', body: 'K-AM 2410' },
              { id: 'policyNumber', header: 'Versicherungsnummer', body: '2417Y-3.508.126' },
              { id: 'holder', header: 'Versichert für', body: 'Anna Müller' },
            ]),
          },
        ],
      },
    });
    // Google accepts no longer addresses.
    expect(url.length).toBeLessThan(1800);
  });
});

describe('the card for Apple Wallet', () => {
  async function files(response: Response) {
    return readZip(Buffer.from(await response.arrayBuffer()));
  }

  it('API-038 SVC-011 is a file of its own type under a name that is always the same', async () => {
    const response = await ask('apple');

    expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    expect(response.headers.get('content-disposition')).toContain('filename="servicecard.pkpass"');
  });

  it('has the holder and the vehicle, in the colours of the brand', async () => {
    const pass: unknown = JSON.parse(String((await files(await ask('apple'))).get('pass.json')));

    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: keys.apple.passTypeIdentifier,
      teamIdentifier: keys.apple.teamIdentifier,
      serialNumber: '2417Y-3.508.126',
      organizationName: 'Lindenau',
      backgroundColor: expect.stringMatching(/^rgb\(\d+, \d+, \d+\)$/),
      generic: {
        primaryFields: [{ value: 'Volkswagen Golf Variant 1.5 eTSI' }],
        secondaryFields: [{ value: 'K-AM 2410' }, { value: '2417Y-3.508.126' }],
        auxiliaryFields: [{ value: 'Anna Müller' }, { key: 'claimsPhone' }],
        backFields: [{ key: 'phone' }, { key: 'email' }],
      },
    });
  });

  it('lists the digest of each of its files', async () => {
    const archive = await files(await ask('apple'));
    const manifest: unknown = JSON.parse(String(archive.get('manifest.json')));
    const listed = [...archive].filter(([name]) => !['manifest.json', 'signature'].includes(name));

    expect(listed.map(([name]) => name)).toEqual(
      expect.arrayContaining(['pass.json', 'icon.png', 'icon@2x.png', 'icon@3x.png']),
    );
    expect(manifest).toEqual(
      Object.fromEntries(
        listed.map(([name, content]) => [name, createHash('sha1').update(content).digest('hex')]),
      ),
    );
  });
});

describe('the signature of the card for Apple Wallet', () => {
  it('belongs to its manifest and to a signer that the authority has certified', async () => {
    const archive = readZip(Buffer.from(await (await ask('apple')).arrayBuffer()));
    const signed = forge.pkcs7.messageFromAsn1(
      forge.asn1.fromDer((archive.get('signature') ?? Buffer.alloc(0)).toString('binary')),
    );
    const { authenticatedAttributes, signature } = signed.rawCapture as Captured;
    const manifest = createHash('sha1')
      .update(archive.get('manifest.json') ?? '')
      .digest('binary');
    const { asn1 } = forge;
    // The signature covers the attributes as a set; one of them is the digest of the manifest.
    const attributes = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, authenticatedAttributes);
    const bytes = Buffer.from(asn1.toDer(attributes).getBytes(), 'binary');
    const signer = forge.pki.certificateFromPem(keys.apple.certificate);
    const authority = forge.pki.certificateFromPem(keys.apple.authority);

    expect(bytes.toString('binary')).toContain(manifest);
    expect(verify('sha1', bytes, keys.apple.certificate, Buffer.from(signature, 'binary'))).toBe(true);
    const { certificates } = signed as forge.pkcs7.PkcsSignedData;
    expect(certificates.map(({ serialNumber }) => serialNumber).toSorted()).toEqual(['01', '02']);
    expect(authority.verify(signer)).toBe(true);
    expect(signer.subject.getField('OU')?.value).toBe(keys.apple.teamIdentifier);
  });
});

it.each(['google', 'apple'] as const)('%s has no card for contracts without one', async (wallet) => {
  for (const key of ['kps', 'young-driver', 'terminated'])
    expect(await seen(await ask(wallet, key))).toBe('403 NOT_OFFERED');
});

it.each(['google', 'apple'] as const)('%s has no card when no keys are configured', async (wallet) => {
  const settings = { walletKeys: null, production: true };
  const bare = await testApp({
    database: app.database,
    handlers: createHandlers(
      openWallet(settings, () => {}),
      testCipher,
    ),
  });

  expect(await seen(await ask(wallet, 'comprehensive-car', bare))).toBe('503 SERVICE_UNAVAILABLE');
});

it('a demonstration generates its keys once, and logs it', async () => {
  const log: string[] = [];
  const open = openWallet({ walletKeys: null, production: false }, ({ event }) => log.push(event));
  const [one, other] = await Promise.all([open(), open()]);

  expect(one).toBe(other);
  expect(log).toEqual(['ownWalletKeys']);
});

/** Reads the files of a zip archive by their names in its directory. */
function readZip(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const files = new Map<string, Buffer>();
  let entry = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((at) => bytes.readUInt16LE(entry + at));
    const name = bytes.toString('utf8', entry + 46, entry + 46 + (nameLength ?? 0));
    const local = bytes.readUInt32LE(entry + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(from, from + bytes.readUInt32LE(entry + 20));
    files.set(name, bytes.readUInt16LE(entry + 10) === 0 ? content : inflateRawSync(content));
    entry += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
