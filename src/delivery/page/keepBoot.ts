import type { Boot } from '../../portal/auth/Boot.ts';

/** The member of the window with the boot: the boot script runs before any module, so that no module can import it. */
const name = 'boot';

export function keepBoot(page: Window, boot: Boot): void {
  Reflect.set(page, name, boot);
}

/** Returns the boot of this page. Throws when there is none, because the server did not write this page. */
export function readBoot(page: Window): Boot {
  const boot = Reflect.get(page, name) as Boot | undefined;
  if (boot === undefined) throw new Error('The page did not begin');
  return boot;
}
