import { isRecord } from '../plain/isRecord.ts';

/** Reads a member below other members; undefined where one of them is missing. */
export function readMember(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((one, name) => (isRecord(one) ? one[name] : undefined), value);
}
