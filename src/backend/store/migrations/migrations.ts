import type { Migration } from 'kysely';
import { migration001 } from './migration001.ts';
import { migration006 } from './migration006.ts';

/** In the order of their names. A migration that has been released is never edited; a change is a new one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001': migration001,
  '006': migration006,
};
