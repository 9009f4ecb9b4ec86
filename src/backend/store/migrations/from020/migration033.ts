import { type Kysely, type Migration, sql } from 'kysely';

/**
 * An account belongs to a brand: that of its sign-in, or else that of the account it is related to. Accounts that customers open with a
 * foreign provider's tokens may have neither; they stay closed until the operator names their brand.
 */
export const migration033: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table accounts add column brand text`,
  `update accounts set brand = users.brand from users where users.account_id = accounts.account_id`,
  `update accounts set brand = main.brand from related_accounts, accounts main
    where accounts.brand is null and related_accounts.partner_id = accounts.account_id
    and related_accounts.account_id = main.account_id`,
];
