import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface SmtpServer {
  readonly url: string;
  /** The accepted mails, as they were sent. */
  readonly mails: string[];
  readonly close: () => Promise<void>;
}

/** Starts a server with the part of SMTP that a client needs to deliver several mails. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let data: string | null = null;
    let rest = '';
    socket.setEncoding('utf8');
    socket.write('220 test\r\n');
    socket.on('data', (chunk: Buffer | string) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (data !== null && line !== '.') {
          data += `${line}\n`;
          continue;
        }
        if (data !== null) mails.push(data);
        data = line === 'DATA' ? '' : null;
        socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
