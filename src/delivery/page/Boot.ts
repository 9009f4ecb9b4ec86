import type { EarlyAnswer } from '../../portal/api/EarlyAnswer.ts';
import type { SilentAnswer } from '../../portal/auth/Tokens.ts';

/** What began with the page, while the program was still on its way. */
export interface Boot {
  readonly signIn: Promise<SilentAnswer>;
  /** The answer of this address, once; null when there is none. */
  readonly take: (url: string) => EarlyAnswer | null;
  /** Somebody has signed out in another tab since this page began. */
  readonly isSignedOut: () => boolean;
}

/** Where the page keeps it: it runs before any module, so that nobody can import it. */
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
