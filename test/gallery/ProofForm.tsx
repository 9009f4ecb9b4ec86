import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import mueller from '../../src/backend/seed/accounts/mueller.json';
import { createCallOperation } from '../../src/portal/api/createCallOperation.ts';
import { sendUpload } from '../../src/portal/api/sendUpload.ts';
import { type WizardPorts, WizardRunner } from '../../src/wizard/index.ts';
import { proofForm } from './proofForm.ts';

const call = createCallOperation({
  tokens: {
    current: () => Promise.resolve({ kind: 'token', token: 'mueller' }),
    renew: () => Promise.resolve({ kind: 'refused' }),
    accepted: () => undefined,
    toLogin: () => Promise.resolve(),
  },
  clock: { adjust: () => undefined },
  origin: location.origin,
  send: (request) => fetch(request),
  sendUpload,
  takeResponse: () => null,
  newId: () => crypto.randomUUID(),
  failed: () => undefined,
  confirmSignIn: () => Promise.resolve(false),
});

/** A form with a file in the page, which is uploaded to the real back end. The page shows the body that the form sends. */
export function ProofForm() {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/proof/*', element: <Form /> },
        { path: '/', element: <h1>Gesendet</h1> },
      ],
      {
        initialEntries: ['/proof/job'],
      },
    ),
  );
  return (
    <main>
      <RouterProvider router={router} />
    </main>
  );
}

function Form() {
  const [form] = useState(proofForm);
  return <WizardRunner form={form} ports={ports} />;
}

const letter = { status: 200, body: new Blob(['%PDF-1.7'], { type: 'application/pdf' }) };

const ports: WizardPorts = {
  facts: { today: '2026-11-21', 'policy.number': '1234' },
  owner: { account: 'mueller', brand: 'lindenau', policy: '1234' },
  brandName: 'Lindenau',
  thanks: 'Danke.',
  upload: ({ file, headers, idempotencyKey, signal, onProgress }) =>
    call('uploadDocument', {
      headers,
      idempotencyKey,
      signal,
      onProgress,
      path: { accountId: mueller.accountId },
      body: { file },
    }),
  send({ operation, body }) {
    if (operation === 'fetchLetter') return Promise.resolve(letter);
    document.documentElement.dataset['sent'] = JSON.stringify(body);
    return Promise.resolve({ status: 204, body: null });
  },
  showBanner: () => undefined,
  refetch: () => Promise.resolve(),
  logoutAfter: () => undefined,
  announce: () => undefined,
  now: () => new Date('2026-11-21T13:05:00Z'),
  places: { suggest: () => Promise.resolve([]), resolve: () => Promise.reject(new Error('No places')) },
  contact: {
    service: { phone: '030 23125 100', email: 'service@lindenau.example' },
    claims: { phone: '030 23125 212', email: 'schaden@lindenau.example' },
  },
};
