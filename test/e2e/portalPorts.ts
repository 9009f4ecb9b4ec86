/** The server of most tests, which keeps no drafts with the account (`startPortal.ts`). */
export const portalPort = Number(process.env['E2E_PORT'] ?? 4199);

/** The server as it is shipped. */
export const portalPortWithDrafts = portalPort - 1;

/** A server of its own for flows that run a second time, in long tests only. */
export const portalPortOfDeepTests = portalPort - 2;
