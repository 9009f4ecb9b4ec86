import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Brand } from '../../src/brand/index.ts';

/** A running server, and the function that ends it. */
export interface OwnPortal {
  readonly origin: string;
  readonly end: () => void;
}

/** Starts a server of its own, for whose brand the configuration has other settings. */
export async function startPortalWith(brand: Brand): Promise<OwnPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync('brands', folder, { recursive: true });
  writeFileSync(join(folder, brand.id, 'brand.json'), JSON.stringify(brand));
  const server = spawn(process.execPath, ['--no-warnings', 'dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', DATABASE_URL: 'memory://', BRANDS_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface(server.stdout)) {
    const origin = /^http:\/\/localhost:\d+/.exec(line)?.[0];
    if (origin !== undefined) return { origin, end };
  }
  throw new Error('The server ended.');
}
