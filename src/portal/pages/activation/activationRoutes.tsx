import { Navigate, type RouteObject } from 'react-router-dom';
import type { Identity } from '../../auth/AuthSession.ts';
import { FormPage } from '../../forms/FormPage.tsx';
import { usePortsOf } from '../../session/useWizardPorts.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { ActivationFrame } from './ActivationFrame.tsx';

/** Addresses of the activation; any other one leads to its question (ACT-002, ACT-006, ACT-010, ACT-012, ACT-013). */
export function activationRoutes(identity: Identity): RouteObject[] {
  const form = (id: string) => <ActivationForm key={id} id={id} identity={identity} />;
  const order = form('activation-order');

  return [
    {
      element: <ActivationFrame identity={identity} />,
      ErrorBoundary: ErrorPage,
      children: [
        { index: true, element: form('activation-question') },
        { path: 'orderCode', element: order },
        { path: 'confirmation', element: order },
        { path: 'activation', element: form('activation') },
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ];
}

function ActivationForm({ id, identity }: { readonly id: string; readonly identity: Identity }) {
  return <FormPage id={id} ports={usePortsOf({ identity }, null)} />;
}
