import { asRecord } from '../../../plain/isRecord.ts';

/** Finds the schema of a question, of a list, or of a question of a list; empty where there is none. */
export function findSchema(steps: unknown, path: string): Readonly<Record<string, unknown>> {
  const found = path.split('.').reduce<unknown>((within, name, index) => {
    if (index === 0) return asRecord(within)[name];
    const { items, properties } = asRecord(within);
    return asRecord(properties ?? asRecord(items)['properties'])[name];
  }, steps);
  return asRecord(found);
}
