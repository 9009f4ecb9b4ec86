import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

/** Why a start failed, for whoever reads a terminal: of a database, where it was looked for, without name and password. */
export function formatStartError(error: unknown, databaseUrl: string | null): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof DatabaseUnavailable) || databaseUrl === null) return message;
  const { host, pathname } = new URL(databaseUrl);
  return `${message} DATABASE_URL names the server ${host} and the database ${pathname.slice(1)}.`;
}
