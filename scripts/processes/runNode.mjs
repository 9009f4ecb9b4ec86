import { spawn } from 'node:child_process';
import { root } from '../root.mjs';

/**
 * Runs a script with the Node of this process (no PATH, no shell, the same on every platform) and resolves with its exit code. `file` is a
 * path below the repository, e.g. `node_modules/vite/bin/vite.js`.
 */
export function runNode(file, args = [], env = {}) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const stop = (signal) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}
