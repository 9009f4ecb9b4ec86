import type { ColumnType } from 'kysely';

/** Read as a value, written as `JSON.stringify`'d text: the drivers turn arrays into SQL arrays otherwise. */
export type JsonColumn<T> = ColumnType<T, string, string>;
export type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;
/** ISO 8601 in UTC. */
export type Moment = string;
