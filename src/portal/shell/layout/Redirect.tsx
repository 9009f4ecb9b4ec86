import { Navigate, useNavigation } from 'react-router-dom';
import { PageLoading } from '../../../ui/loading/PageLoading.tsx';

/** Redirects from an address without content. A navigation of the visitor takes precedence. */
export function Redirect({ to, state }: { readonly to: string; readonly state?: unknown }) {
  const isMoving = useNavigation().state === 'loading';
  return (
    <>
      <PageLoading />
      {!isMoving && <Navigate to={to} state={state} replace />}
    </>
  );
}
