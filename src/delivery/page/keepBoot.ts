import type { Boot } from '../../portal/auth/Boot.ts';

/** The member of the window that holds it: the boot script runs before any module, so that no module can import it. */
const name = 'boot';

export function keepBoot(page: Window, boot: Boot): void {
  Reflect.set(page, name, boot);
}

/** Throws where nothing was begun: the page is not the one that the server writes. */
export function readBoot(page: Window): Boot {
  const boot = Reflect.get(page, name) as Boot | undefined;
  if (boot === undefined) throw new Error('The page did not begin');
  return boot;
}
