import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface PortalProcess {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts a process of the built portal with these variables, on a free port and with demonstration accounts; resolves when it answers. */
export async function startPortal(variables: Readonly<Record<string, string>>): Promise<PortalProcess> {
  const child: ChildProcess = spawn(process.execPath, ['--no-warnings', 'dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: '', DEMO_ACCOUNTS: 'yes', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The portal ended.')));
    if (child.stdout === null) return;
    createInterface(child.stdout).on('line', (line) => {
      const found = /^http:\/\/localhost:(\d+) /.exec(line)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Builds the programs unless they were built from these sources. */
export function buildPrograms(...names: readonly string[]): void {
  const list = names.map((name) => `'${name}'`).join(', ');
  const program = `import('./scripts/environment/ensureBuild.mjs').then(({ ensureBuild }) => ensureBuild(${list}))`;
  execFileSync(process.execPath, ['-e', program], { stdio: 'ignore' });
}
