import type { WizardPorts } from '../../../src/wizard/index.ts';
import { facts } from './product.ts';

/** A form on its own: nothing is sent, fetched or announced. */
export const portsWithoutWorld: WizardPorts = {
  facts,
  now: () => new Date(),
  owner: { account: 'bench', brand: 'bench', policy: 'bench' },
  brandName: 'Bench',
  thanks: 'Danke.',
  send: () => Promise.resolve('network'),
  upload: () => Promise.resolve('network'),
  showBanner: () => undefined,
  refetch: () => Promise.resolve(),
  logoutAfter: () => undefined,
  announce: () => undefined,
  places: { suggest: () => Promise.resolve([]), resolve: () => Promise.reject(new Error('no places')) },
  contact: { service: { phone: '0', email: 'a@b.c' }, claims: { phone: '0', email: 'a@b.c' } },
};
