import { Navigate, type RouteObject } from 'react-router-dom';
import type { Identity } from '../../auth/AuthSession.ts';
import { activationPages } from '../../pageTable/activationPages.ts';
import { FormPage } from '../../forms/FormPage.tsx';
import { useFormPorts } from '../../session/hooks/useWizardPorts.ts';
import { ErrorPage } from '../../shell/layout/ErrorPage.tsx';
import { ActivationFrame } from './ActivationFrame.tsx';

/** The routes of the activation; any other address leads to its question. */
export function buildActivationRoutes(identity: Identity): RouteObject[] {
  return [
    {
      element: <ActivationFrame identity={identity} />,
      ErrorBoundary: ErrorPage,
      children: [
        ...activationPages.map(({ path, form }) => ({
          path,
          element: <ActivationForm key={form} id={form} identity={identity} />,
        })),
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ];
}

function ActivationForm({ id, identity }: { readonly id: string; readonly identity: Identity }) {
  return <FormPage id={id} ports={useFormPorts({ identity }, null)} />;
}
