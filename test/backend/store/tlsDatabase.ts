import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import forge from 'node-forge';

export interface Certificate {
  readonly key: string;
  readonly certificate: string;
}

/** Creates a certificate that is its own authority, for a host. */
export function certificateOf(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = '01';
  const { validity } = certificate;
  validity.notBefore.setDate(validity.notBefore.getDate() - 1);
  validity.notAfter.setFullYear(validity.notBefore.getFullYear() + 10);
  const name = [{ shortName: 'CN', value: host }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { key: privateKey, certificate: forge.pki.certificateToPem(certificate) };
}

export interface TlsDatabase {
  readonly port: number;
  /** How each sign-in arrived, in order. */
  readonly signIns: ('plain' | 'encrypted')[];
  readonly close: () => void;
}

const sslRequest = 80_877_103;

/** Starts a server that speaks PostgreSQL's protocol as far as the sign-in, which it refuses (28P01). Without certificate it has no TLS. */
export async function startTlsDatabase(certificate: Certificate | null): Promise<TlsDatabase> {
  const signIns: TlsDatabase['signIns'] = [];
  const sockets = new Set<Socket>();
  const refuse = (socket: Socket, kind: 'plain' | 'encrypted') => {
    signIns.push(kind);
    const fields = Buffer.from('SFATAL\0C28P01\0Mno\0\0');
    const head = Buffer.alloc(5);
    head.write('E');
    head.writeInt32BE(4 + fields.length, 1);
    socket.end(Buffer.concat([head, fields]));
  };
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.once('data', (first) => {
      if (first.readInt32BE(4) !== sslRequest) return refuse(socket, 'plain');
      socket.write(certificate === null ? 'N' : 'S');
      if (certificate === null) return socket.once('data', () => refuse(socket, 'plain'));
      const { key, certificate: cert } = certificate;
      const encrypted = new TLSSocket(socket, { isServer: true, key, cert }).on('error', () => undefined);
      return encrypted.once('data', () => refuse(encrypted, 'encrypted'));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    signIns,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
