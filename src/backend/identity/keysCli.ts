import { makeIdentityKeys } from './loadIdentityKeys.ts';

/** `npm run --silent keys` prints new keys for `IDENTITY_KEYS`. Replacing the old ones signs all customers out. */
process.stdout.write(`${JSON.stringify(await makeIdentityKeys())}\n`);
