import type { FormRequest } from '../ports.ts';

/** A request as the walk builds it, before it gets a key and a signal. */
export type BuiltRequest = Omit<FormRequest, 'idempotencyKey' | 'signal'>;
