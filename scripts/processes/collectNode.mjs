import { spawn } from 'node:child_process';
import { root } from '../root.mjs';

const endWithParent = new URL('endWithParent.mjs', import.meta.url).href;

/**
 * Runs a script like `runNode`, in the folder `cwd`, and resolves with its exit code and output. Its output does not mix with that of
 * parallel scripts. The script and all that it starts end with this process, even where this process is killed.
 */
export function collectNode(file, args = [], env = {}, cwd = root) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${endWithParent}`,
    },
  });
  const stop = (signal) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}
