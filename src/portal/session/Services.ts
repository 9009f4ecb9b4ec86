import { createContext, use } from 'react';
import type { Brand } from '../../brand/index.ts';
import type { CallOperation } from '../api/OperationInput.ts';
import type { AuthSession } from '../auth/AuthSession.ts';

/**
 * The elements that the server wrote into the page for the time until the portal is drawn: header, name of the page, and the loading text.
 */
export interface LoadingFrame {
  /** The name of the tab as the server wrote it. */
  readonly title: string;
  /**
   * Shows the frame with the sentence `waiting`. `files` is true while files of the program are loaded: only then, after some seconds, does
   * the frame say that the page cannot be loaded. The returned function removes the frame.
   */
  readonly hold: (waiting: string, files: boolean) => () => void;
  /** Called after the first drawing: removes the frame unless it is held. */
  readonly release: () => void;
}

/** The services that the whole portal uses. They are created once per page. */
export interface Services {
  readonly brand: Brand;
  /** Lowercased realm; empty on an unknown host. */
  readonly brandKey: string;
  readonly hostname: string;
  readonly frame: LoadingFrame;
  readonly auth: AuthSession;
  readonly call: CallOperation;
  /** The server's time as far as it is known. */
  readonly now: () => Date;
  readonly signOut: () => void;
  /** Deletes the stored data of this tab at once and signs out later. The page after the sign-out shows the last `message` again. */
  readonly logoutAfter: (milliseconds: number, message?: string) => void;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('Services are missing');
  return services;
}
