/** The server of most tests, which keeps no drafts with the account (`startPortal.ts`). */
export const portalPort = Number(process.env['E2E_PORT'] ?? 4199);

/** The server as it is shipped. */
export const portalPortWithDrafts = portalPort - 1;
