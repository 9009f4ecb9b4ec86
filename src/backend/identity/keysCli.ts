import { makeIdentityKeys } from './identityKeys.ts';

/** `npm run --silent keys`: new keys for `IDENTITY_KEYS`. Who replaces the old ones signs everybody out. */
process.stdout.write(`${JSON.stringify(await makeIdentityKeys())}\n`);
