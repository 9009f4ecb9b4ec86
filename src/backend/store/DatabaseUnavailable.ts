import { readErrorCode } from '../http/readErrorCode.ts';
import { Unavailable } from '../http/Unavailable.ts';
import { settings } from '../settings/settings.ts';

/** Thrown when the database cannot be reached, is full or has failed. No change was acknowledged. */
export class DatabaseUnavailable extends Unavailable {
  override readonly name = 'DatabaseUnavailable';

  constructor(reason: string, cause?: unknown) {
    super(reason, settings.retryAfterSeconds.database, cause);
    this.message = `The database does not answer (${reason}).`;
  }
}

/**
 * SQLSTATE classes that are no mistake of a statement: connection (08), cannot sign in (28), no such database (3D), deadlocks (40),
 * resources (53), lock not available (55P03), shutdown and timeouts (57), system errors (58), read-only after a failover (25006),
 * corruption (XX).
 */
const unavailableStates = /^(?:08|28|3D|40|53|57|58|XX)...$|^(?:55P03|25006)$/;
const systemError = /^E[A-Z0-9]+$/;
const sqlState = /^[0-9A-Z]{5}$/;

/** Converts an error of a driver to `DatabaseUnavailable`; an error of a statement or of the program stays unchanged. */
export function toDatabaseUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || error instanceof TypeError || error instanceof RangeError)
    return error;
  const code = readErrorCode(error);
  if (code === null) return new DatabaseUnavailable('CONNECTION_LOST', error);
  if (!systemError.test(code) && sqlState.test(code) && !unavailableStates.test(code)) return error;
  return new DatabaseUnavailable(code, error);
}
