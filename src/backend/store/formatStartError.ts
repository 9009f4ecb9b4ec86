import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

/** Describes why a start failed, for the terminal. For an error of the database it adds its address without name and password. */
export function formatStartError(error: unknown, databaseUrl: string | null): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof DatabaseUnavailable) || databaseUrl === null) return message;
  const { host, pathname } = new URL(databaseUrl);
  return `${message} DATABASE_URL names the server ${host} and the database ${pathname.slice(1)}.`;
}
