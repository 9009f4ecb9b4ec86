import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';
import { normalizeEmail } from '../../../../plain/normalizeEmail.ts';

/**
 * Sign-ins are looked up by the normal form of their address, in which domains are ASCII. Where two sign-ins of a brand had two spellings of
 * one address, the older spelling stays, and an operator has to give one of them another address.
 */
export const migration036: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ readonly id: string; readonly login: string }>`
      select id, login from users where login ~ '[^ -~]'`.execute(db);
    for (const { id, login } of rows)
      await sql`update users set login = ${normalizeEmail(login)} where id = ${id} and not exists (
        select from users other where other.brand = users.brand and other.login = ${normalizeEmail(login)}
      )`.execute(db);
  },
};
