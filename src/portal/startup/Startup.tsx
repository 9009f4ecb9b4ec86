import { IconWorldQuestion } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { Identity } from '../auth/AuthSession.ts';
import { SessionDataContext } from '../session/SessionData.ts';
import { useRefusedSignInStore } from '../session/stores/refusedSignInStore.ts';
import { useSignedOutStore } from '../session/stores/signedOutStore.ts';
import { ErrorPage } from '../shell/layout/ErrorPage.tsx';
import { FullPage } from '../shell/layout/FullPage.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import type { OpenAccount } from '../session/OpenAccount.ts';
import { RefusedSignInPage } from './RefusedSignInPage.tsx';
import { SignedOutPage } from './SignedOutPage.tsx';
import type { StartupState } from './getStartupState.ts';
import { usePortalStart } from './usePortalStart.ts';
import { WrongBrandNotice } from './WrongBrandNotice.tsx';
import { useTexts } from '../../ui/texts/useTexts.ts';

/** Loaded late, because the notice needs the content renderer and is rarely shown. */
const DeactivatedNotice = lazy(async () => ({
  default: (await import('./DeactivatedNotice.tsx')).DeactivatedNotice,
}));

interface StartupProps {
  /** Called with the requested path while account and contracts still load. */
  readonly onPath: (path: string) => void;
  /** Called when the account and its switches are known. */
  readonly onOpen: (account: OpenAccount, path: string) => Promise<void>;
  /** The content for an account that is not activated. */
  readonly activation: (identity: Identity) => ReactNode;
  /** The portal itself. */
  readonly children: ReactNode;
}

/** The whole page, by the state of the start. */
export function Startup(props: StartupProps) {
  const isSignedOut = useSignedOutStore((store) => store.isSignedOut);
  const refusedBy = useRefusedSignInStore((store) => store.refusedBy);
  if (isSignedOut) return <SignedOutPage />;
  return refusedBy === null ? <PortalStart {...props} /> : <RefusedSignInPage refusedBy={refusedBy} />;
}

function PortalStart({ onPath, onOpen, activation, children }: StartupProps) {
  const [wrongBrandClosed, setWrongBrandClosed] = useState(false);
  const state = usePortalStart(
    wrongBrandClosed,
    useCallback((account) => onOpen(account, location.pathname), [onOpen]),
  );
  useStartAddress(state);
  const isSignedIn = state.kind === 'loading' && state.what === 'data';
  useEffect(() => {
    if (isSignedIn) onPath(location.pathname);
  }, [isSignedIn, onPath]);
  switch (state.kind) {
    case 'loading':
      return <LoadingOverlay what={state.what} />;
    case 'error':
      return <ErrorPage />;
    case 'unknownHost':
      return <UnknownHostPage />;
    case 'deactivated':
      return (
        <Suspense fallback={<LoadingOverlay what="data" files />}>
          <DeactivatedNotice />
        </Suspense>
      );
    case 'notActivated':
      return activation(state.identity);
    case 'wrongBrand':
      return <WrongBrandNotice onClose={() => setWrongBrandClosed(true)} />;
    case 'ready':
      return <SessionDataContext value={state.data}>{children}</SessionDataContext>;
  }
}

/** Replaces the address by `/` for full pages without a portal (SHELL-030). The activation has addresses of its own. */
function useStartAddress({ kind }: StartupState): void {
  const isFullPage = kind === 'error' || kind === 'deactivated' || kind === 'wrongBrand';
  useEffect(() => {
    if (isFullPage) history.replaceState(null, '', '/');
  }, [isFullPage]);
}

/** The page for a host that belongs to no brand, where a sign-in is impossible. */
function UnknownHostPage() {
  const { t } = useTexts();

  return (
    <FullPage title={t('shell:unknownHost.title')} icon={<IconWorldQuestion size={24} stroke={1.75} />}>
      <p>{t('shell:unknownHost.text1')}</p>
      <p>{t('shell:unknownHost.text2')}</p>
    </FullPage>
  );
}
