import { Navigate, useNavigation } from 'react-router-dom';
import { PageLoading } from '../../../ui/loading/PageLoading.tsx';

/** Corrects an address that has nothing to show. It never wins over a page that somebody is on the way to. */
export function Redirect({ to, state }: { readonly to: string; readonly state?: unknown }) {
  const isMoving = useNavigation().state === 'loading';
  return (
    <>
      <PageLoading />
      {!isMoving && <Navigate to={to} state={state} replace />}
    </>
  );
}
