import { spawnSync } from 'node:child_process';

/** Installs a package of Debian. Does nothing where there is no apt-get, or no right to use it. */
export function installFromDebian(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
  if (!apt('install', '-y', '--no-install-recommends', name) && apt('update'))
    apt('install', '-y', '--no-install-recommends', name);
}
