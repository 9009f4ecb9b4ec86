import type { ColumnType } from 'kysely';

/** A column that is read as a value and written as a JSON text, because drivers turn arrays into SQL arrays otherwise. */
export type JsonColumn<T> = ColumnType<T, string, string>;
export type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;
/** A time in ISO 8601 in UTC. */
export type Moment = string;
